// The forms of the wizard for several paddocks: a day that can't be is said at its field, before it is applied.

import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { showScreen } from '../../../period/screen-for-tests.tsx'
import type { CropRow } from '../crop-row.ts'
import { cropRow, lists, writingTo } from '../crops-for-tests.ts'
import type { StepProps } from '../wizard/current-crop.ts'
import { EndingStep } from './ending-step.tsx'
import { FertiliserStep } from './fertiliser-step.tsx'
import { GrazingStep } from './grazing-step.tsx'
import { HarvestStep } from './harvest-step.tsx'
import { IrrigationStep } from './irrigation-step.tsx'
import { SowingStep } from './sowing-step.tsx'

const sown = { sowing: [{ id: 1, sowing_date: '2023-09-10', sowing_area: 50 }] }
const rows = [cropRow(1, sown), cropRow(2, sown)]
const bare = [cropRow(1), cropRow(2)]

function stepProps(some: readonly CropRow[] = rows) {
  const kept = vi.fn<(change: { readonly steps: readonly object[] }) => void>()
  const written = vi.fn<(write: { readonly edits: readonly object[] }) => void>()
  const use = { asset_type_id: 1 }
  const watered = some.map((row): CropRow => ({
    ...row,
    paddock: { ...row.paddock, ...use } as never,
  }))
  const hand: object = {
    type: { id: 11, name: 'Wheat' },
    harvest: 'grain',
    rows: watered,
    crops: { rows: watered, lists },
    lists,
    watered: new Set([1]),
    answers: {},
    place: { farmId: 3, periodId: 8 },
    period: {
      name: '2023-24',
      start: '2023-07-01',
      end: '2024-06-30',
      sowingStart: '2023-03-01',
      sowingEnd: '2024-02-29',
    },
    points: [],
    mayWrite: true,
  }
  const acts: object = {
    keep: kept,
    write: written,
    toChange: vi.fn<() => void>(),
    placeNow: () => writingTo(watered),
  }
  return { hand, acts, kept, written } as unknown as StepProps & {
    readonly kept: typeof kept
    readonly written: typeof written
  }
}

interface Asked {
  readonly what: string
  readonly Step: (props: StepProps) => ReactNode
  readonly label: string
  readonly wrong: string
  readonly said: RegExp
  readonly right: string
}

const notThen = { label: 'Date', wrong: '5/1/2021', said: /^5 January 2021 is not in 2023–24/ }
const inWindow = { label: 'Sown', wrong: '5/1/2021', said: /^Sowing for 2023–24 must be between/ }
const harvested = { ...notThen, label: 'Harvested' }
const tooEarly = { ...harvested, wrong: '9/9/2023', said: /was sown on 10 September 2023/ }

test.each<Asked>([
  { what: 'sowing', Step: SowingStep, ...inWindow, right: '05/09/2023' },
  { what: 'an irrigation', Step: IrrigationStep, ...notThen, right: '05/01/2024' },
  { what: 'fertiliser', Step: FertiliserStep, ...notThen, right: '05/08/2023' },
  { what: 'stock', Step: GrazingStep, ...notThen, label: 'Stock on', right: '05/11/2023' },
  { what: 'a harvest', Step: HarvestStep, ...harvested, right: '05/01/2024' },
  { what: 'a harvest before sowing', Step: HarvestStep, ...tooEarly, right: '10/09/2023' },
  { what: 'an ending', Step: EndingStep, ...notThen, label: 'Date', right: '05/01/2024' },
])('the day of $what is judged in its form, and the press leads back to it', async asked => {
  const { Step, label, wrong, said, right } = asked
  const { kept, written, ...props } = stepProps(Step === SowingStep ? bare : rows)
  const { user } = showScreen(<Step {...props} />, {})
  const day = await screen.findByRole('textbox', { name: label })
  const apply = screen.getByRole('button', { name: /2 paddocks$/ })
  await user.type(day, wrong)
  await user.tab()
  await screen.findByText(said)
  await user.click(apply)
  expect(document.activeElement).toBe(day)
  expect([...kept.mock.calls, ...written.mock.calls]).toEqual([])
  await user.clear(day)
  await user.type(day, right)
  await user.tab()
  expect(screen.queryByText(said)).toBeNull()
  await user.click(apply)
  const done = JSON.stringify([...kept.mock.calls, ...written.mock.calls])
  expect(done).toContain(right.split('/').toReversed().join('-'))
})

test('a text that is no day is led to, not left out', async () => {
  const { kept, written, ...props } = stepProps()
  const { user } = showScreen(<IrrigationStep {...props} />, {})
  const day = await screen.findByRole('textbox', { name: 'Date' })
  await user.type(day, '31/2/2024')
  await user.type(screen.getByRole('textbox', { name: 'Water' }), '1.5')
  await user.click(screen.getByRole('button', { name: 'Water 2 paddocks' }))
  expect(document.activeElement).toBe(day)
  expect([...kept.mock.calls, ...written.mock.calls]).toEqual([])
})

test('with no paddock chosen yet, what is wrong for any is said all the same', async () => {
  const { user } = showScreen(<IrrigationStep {...stepProps()} />, {})
  await user.click(await screen.findByRole('button', { name: 'None' }))
  await user.type(screen.getByRole('textbox', { name: 'Date' }), '5/1/2021')
  await user.tab()
  expect(await screen.findByText(notThen.said)).toBeDefined()
})
