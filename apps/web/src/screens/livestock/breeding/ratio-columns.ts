// How well females bred: of each round, and at the foot of all of them together.

import { breedingRatio, joiningDays } from '@furrow/farming/stock/breeding-ratios'
import type { BreedingRatioName } from '@furrow/farming/stock/breeding-ratios'
import type { CellKind } from '../../../sheet/cells/cell-kind.ts'
import type { SheetColumn } from '../../../sheet/cells/sheet-column.ts'
import type { RoundRow } from './round-row.ts'

type Column = SheetColumn<RoundRow>

const group = 'Results'
const percent: CellKind = { is: 'percent' }
const figure: CellKind = { is: 'number', decimals: 1 }

export const ratioColumns: readonly Column[] = [
  ratio('scanning', 'Scanning rate', { help: 'Of those scanned.' }),
  ratio('foetuses', 'Foetus rate', { help: 'Of females joined.', hidden: true }),
  ratio('marking', 'Marking rate', { help: 'Of females joined.' }),
  ratio('weaning', 'Weaning rate', { help: 'Of females joined.' }),
  ratio('losses', 'Loss rate', { help: 'Of young seen at scanning, those that were not weaned.' }),
  ratio('survival', 'Kept from marking', { help: 'Weaned of those marked.', hidden: true }),
  ratio('joining', 'Females for each sire', { kind: figure, unit: 'head', hidden: true }),
  ratio('kilograms_weaned', 'For each female', {
    kind: figure,
    unit: 'kg',
    width: 150,
    help: 'Kilograms weaned for each female joined.',
  }),
  {
    id: 'joining_days',
    heading: 'Joined for',
    unit: 'days',
    group,
    width: 110,
    hidden: true,
    locked: true,
    kind: { is: 'number', decimals: 0 },
    value: ({ events: { joining } }) => {
      const [one, ...others] = joining
      return one && others.length === 0 ? joiningDays(one.date, one.sire_out_date) : null
    },
  },
]

function ratio(name: BreedingRatioName, heading: string, wish: Partial<Column>): Column {
  const of = (rows: readonly RoundRow[]) =>
    breedingRatio(
      name,
      rows.map(({ counts }) => counts),
    )
  return {
    id: name,
    heading,
    group,
    kind: percent,
    width: 110,
    locked: true,
    value: row => of([row]),
    total: of,
    ...wish,
  }
}
