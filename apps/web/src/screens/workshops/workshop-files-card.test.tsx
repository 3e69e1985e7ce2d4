import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../../period/screen-for-tests.tsx'
import { WorkshopFilesCard } from './workshop-files-card.tsx'

const file = (id: number, name: string, scan: string) => ({
  id,
  name,
  scan,
  size: 2048,
  workshop_id: 5,
})

test('a file of a workshop is taken by its own call, one with a virus by none', async () => {
  const workshop_files = [file(7, 'Slides.pdf', 'Clean'), file(8, 'Odd.pdf', 'Infected')]
  const { user, asked } = showScreen(<WorkshopFilesCard workshopId={5} />, { workshop_files })
  await user.click(await screen.findByRole('button', { name: /^Slides\.pdf/ }))
  await waitFor(() =>
    expect(asked.map(({ path }) => path)).toContain('/api/v2/workshop-downloads/7'),
  )
  expect(screen.getByText('Odd.pdf: a virus was found in it.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Odd/ })).toBeNull()
})
