// The accounts of a statement, each with its amount and where it goes. Those that have to be answered
// stay in sight until others are asked for, so that nothing moves away under the hand.

import { Button, Group, SegmentedControl, Text } from '@mantine/core'
import type { LineChoice } from '@furrow/farming/accounts/line-choice'
import { useState } from 'react'
import { countText } from '../../../ui/amounts.ts'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import type { TableColumn } from '../../../ui/table/table-columns.ts'
import { costShown } from './cost-shown.ts'
import { LineTarget } from './line-target.tsx'
import { goToNextToAnswer } from './next-to-answer.ts'
import { isEasilyAgreed, isToAnswer } from './statement-work.ts'
import type { WorkLine } from './statement-work.ts'

interface Props {
  readonly lines: readonly WorkLine[]
  readonly disabled: boolean
  readonly onChoose: (place: number, choice: LineChoice | null) => void
  readonly onAgreeAll: () => void
}

const atOnce = 100

export function AccountLines({ lines, disabled, onChoose, onAgreeAll }: Props) {
  const open = lines.filter(isToAnswer)
  const easy = lines.filter(isEasilyAgreed)
  const [asked, setAsked] = useState<ReadonlySet<number>>(() => placesOf(open))
  const [which, setWhich] = useState(open.length > 0 ? 'open' : 'all')
  const [most, setMost] = useState(atOnce)
  const shown = which === 'all' ? lines : lines.filter(({ place }) => asked.has(place))
  const choose = (next: string) => {
    setAsked(placesOf(open))
    setWhich(next)
  }
  return (
    <section aria-label="Accounts" className="statement-lines" tabIndex={-1}>
      <Group gap="sm" mb="xs">
        <SegmentedControl
          aria-label="Accounts shown"
          value={which}
          onChange={choose}
          data={[
            { value: 'open', label: `To answer (${open.length})` },
            { value: 'all', label: `All (${lines.length})` },
          ]}
        />
        {easy.length > 0 && !disabled ? (
          <Button
            variant="light"
            onClick={event => {
              onAgreeAll()
              goToNextToAnswer(event.currentTarget)
            }}
          >
            Agree to {countText(easy.length, 'suggestion')}
          </Button>
        ) : null}
      </Group>
      <PlainTable
        caption="Accounts of the statement"
        hideCaption
        bare
        fixedOrder
        columns={columnsOf(onChoose, disabled)}
        rows={shown.slice(0, most)}
        rowKey={({ place }) => place}
        empty={<Text>Every account has its place.</Text>}
      />
      {shown.length > most ? (
        <Button variant="default" mt="sm" onClick={() => setMost(most + atOnce)}>
          Show {Math.min(atOnce, shown.length - most)} more of {shown.length - most}
        </Button>
      ) : null}
    </section>
  )
}

function placesOf(lines: readonly WorkLine[]): ReadonlySet<number> {
  return new Set(lines.map(({ place }) => place))
}

function columnsOf(
  onChoose: Props['onChoose'],
  disabled: boolean,
): readonly TableColumn<WorkLine>[] {
  return [
    {
      key: 'account',
      heading: 'Account',
      value: ({ matched }) => matched.line.name,
      show: line => <Account line={line} />,
    },
    {
      key: 'amount',
      heading: 'Amount',
      kind: 'money',
      value: ({ matched: { line } }) => costShown(line).shown(line.cents),
    },
    {
      key: 'target',
      heading: 'Goes to',
      value: ({ place }) => place,
      show: line => (
        <LineTarget
          line={line}
          disabled={disabled}
          onChoose={choice => onChoose(line.place, choice)}
        />
      ),
    },
  ]
}

function Account({ line }: { readonly line: WorkLine }) {
  const { code, name, sections } = line.matched.line
  return (
    <>
      {[code, name].filter(Boolean).join(' ')}
      <span className="statement-under">{sections.join(' › ')}</span>
      <span className="statement-under" data-open={isToAnswer(line) || undefined}>
        {howKnown(line)}
      </span>
    </>
  )
}

function howKnown(line: WorkLine): string {
  if (line.isSaid && line.choice !== null) return isToAnswer(line) ? 'Not all placed' : 'Chosen'
  if (isToAnswer(line)) return line.suggested === null ? 'To answer' : 'Suggested'
  if (line.choice === null) return 'No amount'
  return line.matched.sure === 'same as last year' ? 'Same as last time' : 'Known name'
}
