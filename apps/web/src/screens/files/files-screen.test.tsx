import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { showScreen } from '../../period/screen-for-tests.tsx'
import { FilesScreen } from './files-screen.tsx'

const kept = {
  farm_id: 3,
  period_id: 8,
  file_links: [],
  crop_rctis: [],
  checksum: 'a',
  scan: 'Clean',
}
const statement = {
  ...kept,
  id: 1,
  name: 'June.pdf',
  category: 'Bank or loan statement',
  media_type: 'application/pdf',
  size: 2_400_000,
}
const records = {
  files: [statement],
  requested_files: [
    { id: 5, description: 'Map of the new block', category: 'Property map', file: null },
    { id: 6, description: 'June statement', category: null, file: { id: 1, name: 'June.pdf' } },
  ],
}

describe('the files screen', () => {
  test('has what is asked for on it, and uploads it in place', async () => {
    const { user, uploaded } = showScreen(<FilesScreen />, records)
    await screen.findByRole('heading', { name: 'Requested documents' })
    expect(screen.getByText('Still needed · Property map')).toBeTruthy()
    expect(screen.getByText('Uploaded: June.pdf')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Upload June statement' })).toBeNull()
    const map = new File(['%PDF-1.7'], 'block.pdf')
    await user.upload(screen.getByLabelText('File for Map of the new block'), map)
    expect(uploaded).toEqual([
      {
        files: [map],
        place: { farmId: 3, periodId: 8, category: 'Property map', wantedId: 5 },
      },
    ])
  })

  test('a requested document is asked about beside it, and what was asked is opened there', async () => {
    const { user, changes, unmount } = showScreen(<FilesScreen />, records)
    await user.click(await screen.findByRole('button', { name: 'Ask about Map of the new block' }))
    await user.type(await screen.findByRole('textbox', { name: 'Question' }), 'Which block?')
    await user.click(screen.getByRole('button', { name: 'Ask' }))
    const values = {
      farm_id: 3,
      period_id: 8,
      about_type: 'requested_files',
      about_id: 5,
      figure: 'Map of the new block',
      text: 'Which block?',
    }
    await waitFor(() =>
      expect(changes.flatMap(({ steps }) => steps)).toMatchObject([
        { do: 'store', resource: 'questions', values },
      ]),
    )
    unmount()
    const asked = { ...values, id: 9, status: 'Open', messages: [], reads: [], created_at: null }
    const again = showScreen(<FilesScreen />, { ...records, questions: [asked] })
    const opening = await screen.findByRole('button', {
      name: 'Question about Map of the new block',
    })
    await again.user.click(opening)
    await screen.findByRole('dialog', { name: 'Question' })
    expect(screen.getByRole('button', { name: 'Ask about June statement' })).toBeTruthy()
  })

  test('shows files as pictures, a PDF by its kind, and opens them', async () => {
    const { user } = showScreen(<FilesScreen />, records, { search: '?as=pictures' })
    const tile = await screen.findByRole('button', { name: /June\.pdf/ })
    expect(tile.textContent).toMatch(/^PDFJune\.pdfBank or loan statement · 2/)
    await user.click(tile)
    await screen.findByRole('dialog', { name: 'June.pdf' })
  })
})
