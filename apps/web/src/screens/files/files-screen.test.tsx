import { screen } from '@testing-library/react'
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

  test('shows files as pictures, a PDF by its kind, and opens them', async () => {
    const { user } = showScreen(<FilesScreen />, records, { search: '?as=pictures' })
    const tile = await screen.findByRole('button', { name: /June\.pdf/ })
    expect(tile.textContent).toMatch(/^PDFJune\.pdfBank or loan statement · 2/)
    await user.click(tile)
    await screen.findByRole('dialog', { name: 'June.pdf' })
  })
})
