// Whether an enterprise adds up, class by class, beside every step: from opening to closing in head. On a phone a bar
// that opens.

import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { stockMovementNames } from '@furrow/farming/stock/herd'
import type { StockMovementKind } from '@furrow/farming/stock/herd'
import { sumOfClasses } from '@furrow/farming/stock/stock-group'
import { stockLine } from '@furrow/farming/stock/stock-line'
import { useId } from 'react'
import { countText, numberText } from '../../../ui/amounts.ts'
import { closingDifference, differenceWords } from './class-row.ts'
import type { ClassRow } from './class-row.ts'
import type { EnterpriseInHand } from './enterprise-in-hand.ts'
import './reconciliation.css'
import { summedMoveNames } from '../stock/move-words.ts'

interface Props {
  readonly hand: EnterpriseInHand
}

export function Reconciliation({ hand }: Props) {
  const [isOpen, open] = useDisclosure()
  const list = useId()
  const { rows, recorded, days } = hand
  const shown = rows.filter(({ recorded: own }) => own)
  const expected = sumOfClasses(
    recorded.map(one => one.stock),
    one => stockLine(one, days).head.expected,
  )
  const off = shown.filter(row => (closingDifference(row) ?? 0) !== 0).length
  const uncounted = shown.filter(row => !row.closing && (row.line?.head.expected ?? 0) !== 0).length
  const words =
    off > 0
      ? countText(off, 'class differs', 'classes differ')
      : uncounted > 0
        ? 'not all counted'
        : 'balanced'
  const total = `${numberText(expected ?? 0, 0)} head expected`
  return (
    <aside
      aria-label="Reconciliation"
      className="reconciliation no-print"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it
      tabIndex={0}
    >
      <Button
        variant="default"
        fullWidth
        justify="space-between"
        className="reconciliation-bar"
        aria-expanded={isOpen}
        aria-controls={list}
        rightSection={<IconChevronDown size={18} aria-hidden />}
        onClick={open.toggle}
      >
        {shown.length === 0 ? 'Reconciliation: nothing recorded yet' : `${total}, ${words}`}
      </Button>
      <div id={list} className="reconciliation-classes" data-open={isOpen || undefined}>
        <p className="reconciliation-title" data-state={off > 0 ? 'off' : undefined}>
          {shown.length === 0 ? 'Nothing recorded yet' : `${total}, ${words}`}
        </p>
        {shown.map(row => (
          <ClassReconciled key={row.id} row={row} />
        ))}
      </div>
    </aside>
  )
}

function ClassReconciled({ row }: { readonly row: ClassRow }) {
  const { line, name, closing } = row
  if (!line) return null
  const { moved, expected } = line.head
  const lines = stockMovementNames.filter(kind => (moved[kind] ?? 0) !== 0)
  const difference = closingDifference(row)
  const isRight = difference === 0 || (difference === null && expected === 0)
  return (
    <section aria-label={name} className="reconciliation-class">
      <h3>
        {name}
        {isRight ? <IconCheck size={16} aria-label="balanced" /> : null}
      </h3>
      <dl>
        {lines.map(kind => (
          <div key={kind}>
            <dt>{summedMoveNames[kind]}</dt>
            <dd>
              {goes.has(kind) ? '-' : ''}
              {numberText(moved[kind] ?? 0, 0)}
            </dd>
          </div>
        ))}
        <div className="reconciliation-expected">
          <dt>Expected</dt>
          <dd>{numberText(expected, 0)}</dd>
        </div>
        {closing ? (
          <div>
            <dt>Counted</dt>
            <dd>{numberText(closing.number, 0)}</dd>
          </div>
        ) : null}
        {difference === null || difference === 0 ? null : (
          <div className="reconciliation-off">
            <dt>Difference</dt>
            <dd>{differenceWords(difference, ['too many', 'too few'])}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}

const goes: ReadonlySet<StockMovementKind> = new Set([
  'death',
  'sale',
  'transfer out',
  'adjustment out',
])
