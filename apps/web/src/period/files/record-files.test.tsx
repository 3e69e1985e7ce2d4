import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { RecordFiles } from './record-files.tsx'
import { showScreen } from '../screen-for-tests.tsx'

const place = { farmId: 3, periodId: 8 }
const sale = { resource: 'crop_sale_actuals', id: 12 } as const
const link = { id: 1, file_id: 5, file: { id: 5, name: 'docket.jpg' } }
const shown = (id: number, mayWrite = true) => (
  <RecordFiles
    place={place}
    record={{ resource: sale.resource, id }}
    what="docket"
    category="Photo"
    mayWrite={mayWrite}
  />
)

afterEach(() => vi.restoreAllMocks())

describe('the files of a record', () => {
  test('are named, and what is added is linked to it', async () => {
    const { user, uploaded } = showScreen(shown(12), { file_links: [link] })
    const name = await screen.findByRole('link', { name: 'docket.jpg' })
    expect(name.getAttribute('href')).toContain('file=5')
    const photo = new File(['x'], 'load.jpg', { type: 'image/jpeg' })
    const input = screen.getByLabelText<HTMLInputElement>('Attach docket', { selector: 'input' })
    await user.upload(input, photo)
    expect(uploaded).toEqual([
      { files: [photo], place: { ...place, category: 'Photo', linkTo: sale } },
    ])
  })

  test('where one touches it opens the camera', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      query =>
        ({
          matches: query.includes('coarse'),
          addEventListener: vi.fn(),
          removeEventListener: vi.fn(),
        }) as never,
    )
    showScreen(shown(12), {})
    const input = await screen.findByLabelText('Photo of docket', { selector: 'input' })
    expect(input.getAttribute('capture')).toBe('environment')
  })

  test('wait until the record is saved, and are only read where nothing may be written', async () => {
    showScreen(shown(-4), {})
    const button = await screen.findByRole('button', { name: 'Attach docket' })
    expect(button).toHaveProperty('disabled', true)
    showScreen(shown(12, false), { file_links: [link] })
    await screen.findByRole('link', { name: 'docket.jpg' })
    expect(screen.getAllByRole('button')).toHaveLength(1)
  })
})
