import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { paddock } from '../sheet/paddock-sheet-for-tests.ts'
import { review } from './reviewing-for-tests.tsx'
import { edited, paddocks, written } from './round-trip-for-tests.ts'

afterEach(() => vi.unstubAllGlobals())

const [river, hill, creek] = [paddocks[0]!, paddocks[1]!, paddocks[2]!]
/** However busy the machine is. */
const found = (text: string) => screen.findByText(text, {}, { timeout: 30_000 })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const tick = (name: string) => screen.getByRole('checkbox', { name })

/** River has another area, its soil conflicts; the area of Hill is nonsense; Creek is gone; Dam is new. */
const changed = async () =>
  edited(await written(), lines => {
    lines[1]![2] = 43
    lines[1]![3] = 'Light'
    lines[2]![2] = 'forty'
    lines.splice(3, 1, [null, 'Dam', 8])
  })
const now = [{ ...river, soil: 'medium' }, hill, creek]

describe('a file that is brought back', () => {
  test('is reviewed, and only what is ticked is written, as one change', async () => {
    const { user, served } = await review(await changed(), now)
    expect(
      screen.getByText(
        '3 rows read: 1 changed, 0 the same, 1 new, 1 with something that cannot be read.',
      ),
    ).toBeTruthy()
    expect(tick('Take Area of River: 43')).toHaveProperty('checked', true)
    expect(tick('Take Soil of River: Light')).toHaveProperty('checked', false)
    expect(tick('Remove Creek')).toHaveProperty('checked', false)
    expect(screen.getByText('“forty” is not a number. Write it like 1,234.5.')).toBeTruthy()
    expect(served.added).toEqual([])
    await user.click(button('Write 2 changes'))
    await found('2 changes written')
    expect(served.added).toHaveLength(1)
    expect(served.added[0]).toMatchObject({
      label: 'Workbook of Paddocks: 2 changes',
      farmId: 3,
      steps: [
        { do: 'update', id: 11, values: { area: 43 }, before: { area: 42.5 } },
        { do: 'store', values: { name: 'Dam', area: 8 } },
      ],
    })
    expect(screen.getByText('3 differences left out')).toBeTruthy()
    expect(screen.getByText('Area of =Hill, line 3 of the file')).toBeTruthy()
  })

  test('is mended right there, and clashes and removals are taken when they are ticked', async () => {
    const { user, served } = await review(await changed(), now)
    const typed = screen.getByRole('textbox', { name: 'Area of =Hill' })
    await user.clear(typed)
    await user.type(typed, '40 ha')
    expect(tick('Take Area of =Hill: 40')).toHaveProperty('checked', true)
    await user.click(tick('Take Soil of River: Light'))
    await user.click(tick('Take Area of River: 43'))
    await user.click(tick('Remove Creek'))
    await user.click(button('Write 4 changes'))
    await found('4 changes written')
    expect(screen.queryByText(/could not be read/)).toBeNull()
    expect(served.added[0]?.steps).toMatchObject([
      { do: 'destroy', id: 13 },
      { do: 'update', id: 11, values: { soil: 'light' }, before: { soil: 'medium' } },
      { do: 'update', id: 12, values: { area: 40 } },
      { do: 'store', values: { name: 'Dam', area: 8 } },
    ])
  })

  test('is ticked by rows and altogether', async () => {
    const { user } = await review(await changed(), now)
    const all = tick('Take all of them')
    await user.click(all)
    expect(tick('Take Soil of River: Light')).toHaveProperty('checked', true)
    expect(button('Write 3 changes')).toBeTruthy()
    await user.click(tick('Take all of Dam'))
    expect(button('Write 2 changes')).toBeTruthy()
    await user.click(all)
    await user.click(all)
    expect(button('Write 0 changes')).toHaveProperty('disabled', true)
    await user.click(tick('Take Area of Dam: 8'))
    expect(screen.getByText('It is not added without Name.')).toBeTruthy()
    expect(button('Write 0 changes')).toBeTruthy()
  })

  test('shows only clashes, or only what cannot be read', async () => {
    const { user } = await review(await changed(), now)
    const table = () => screen.getByRole('table')
    await user.click(screen.getByRole('radio', { name: 'Conflicts (1)' }))
    expect(
      within(table())
        .getAllByRole('rowheader')
        .map(cell => cell.textContent),
    ).toEqual([expect.stringContaining('River'), 'Soil'])
    await user.click(screen.getByRole('radio', { name: 'Couldn’t read (1)' }))
    expect(
      within(table())
        .getAllByRole('rowheader')
        .map(cell => cell.textContent),
    ).toEqual([expect.stringContaining('Hill'), 'Area ha'])
    expect(button('Write 2 changes')).toBeTruthy()
  })

  test('that is refused is written by no part, shows where, and can be mended', async () => {
    const { user, served } = await review(await changed(), now)
    const message = 'Area 43 ha is more than the title.'
    served.answer = {
      kind: 'refused',
      refusal: { code: 'invalid', message, errors: { 'steps.0.values.area': [message] } },
    }
    await user.click(button('Write 2 changes'))
    expect(await found('Nothing was written')).toBeTruthy()
    expect(screen.getByText(message)).toBeTruthy()
    expect(served.discarded).toEqual([1])
    served.answer = { kind: 'saved', rows: [] }
    const typed = screen.getByRole('textbox', { name: 'Area of River' })
    expect(typed).toHaveProperty('value', '43')
    await user.clear(typed)
    await user.type(typed, '42')
    expect(screen.queryByText(message)).toBeNull()
    await user.click(button('Write 2 changes'))
    await found('2 changes written')
    expect(served.added[1]?.steps[0]).toMatchObject({ id: 11, values: { area: 42 } })
  })

  test('without signal is kept on the device', async () => {
    const { user, served } = await review(await changed(), now)
    served.answer = { kind: 'waiting' }
    await user.click(button('Write 2 changes'))
    expect(await found('2 changes kept on this device')).toBeTruthy()
  })

  test('that says nothing else can only be closed', async () => {
    const { user, onClose } = await review(await written())
    expect(screen.getByText('The file has the same values as the sheet.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Write/ })).toBeNull()
    const [close] = screen.getAllByRole('button', { name: 'Close' })
    await user.click(close!)
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('that is no workbook says so', async () => {
    await review(Uint8Array.from([0x25, 0x50, 0x44, 0x46, 0x2d]))
    expect(screen.getByRole('alert').textContent).toBe(
      'This is a PDF. Export the same report as XLSX or CSV.',
    )
  })
})

describe('a long file', () => {
  const many = Array.from({ length: 1001 }, (_, place) => paddock(place + 1, `Block ${place}`))
  const longer = async () =>
    edited(await written(many), lines => {
      for (const line of lines.slice(1)) line[2] = 5
    })

  test('is written in the background, with its progress, and can be stopped', async () => {
    const { user, served } = await review(await longer(), many)
    served.jobs.push({
      id: 5,
      description: 'Workbook of Paddocks',
      status: 'running',
      progress: 0.4,
      updated_at: '1',
    })
    await user.click(button('Write 1,001 changes'))
    expect(await found('40% done')).toBeTruthy()
    expect(screen.getByRole('progressbar')).toHaveProperty('ariaValueNow', '40')
    expect(served.added).toEqual([])
    expect(served.asked[0]).toMatchObject({ description: 'Workbook of Paddocks: 1,001 changes' })
    expect(served.asked[0]?.steps).toHaveLength(1001)
    served.jobs[0] = { ...served.jobs[0], status: 'cancelled' }
    await user.click(button('Stop'))
    expect(served.changed).toEqual([{ status: 'cancelled' }])
    expect(await found('Stopped.')).toBeTruthy()
    expect(button('Write 1,001 changes')).toBeTruthy()
  })

  test('that failed says where, and is reviewed again', async () => {
    const { user, served } = await review(await longer(), many)
    served.jobs.push({
      id: 5,
      description: 'Workbook',
      status: 'failed',
      progress: 0,
      updated_at: '1',
      error_message: 'Too large.',
      result: { written: 0, step: 2, field: 'area' },
    })
    await user.click(button('Write 1,001 changes'))
    expect(await found('Nothing was written')).toBeTruthy()
    expect(screen.getByText('Too large.').closest('tr')?.textContent).toContain('Area')
    expect(screen.getByRole('textbox', { name: 'Area of Block 2' })).toBeTruthy()
    await waitFor(() => expect(button('Write 1,000 changes')).toBeTruthy())
  })
})
