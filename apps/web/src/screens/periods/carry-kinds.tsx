// What can be carried, kind by kind, each with how much there is of it: to be taken or left. Of which
// nothing is missing is said in a line.

import type { CarriedKind } from '@furrow/wire/carried-kinds'
import type { KindPreview, RollForwardPreview } from '@furrow/wire/roll-forward-answer'
import { Checkbox, Text } from '@mantine/core'
import { CarryPaddocks } from './carry-paddocks.tsx'
import { chosenCounts, hasMore, toggled } from './chosen-kinds.ts'
import type { Left } from './chosen-kinds.ts'
import { amountText, kindWords, restText } from './kind-words.ts'

interface Props {
  readonly preview: RollForwardPreview
  readonly left: Left
  readonly onLeave: (left: Left) => void
}

export function CarryKinds({ preview, left, onLeave }: Props) {
  const counts = chosenCounts(preview, left)
  const [going, rest] = [preview.kinds.filter(hasMore), preview.kinds.filter(one => !hasMore(one))]
  const toggle = (kind: CarriedKind) => onLeave({ ...left, kinds: toggled(left.kinds, kind) })
  return (
    <>
      <ul className="carry-kinds">
        {going.map(kind => (
          <li key={kind.kind}>
            <KindLine
              kind={kind}
              count={counts[kind.kind]}
              isTaken={!left.kinds.has(kind.kind)}
              onToggle={toggle}
            />
            <NotesOn kind={kind} />
            {kind.kind === 'paddocks' && !left.kinds.has('paddocks') ? (
              <CarryPaddocks
                rows={kind.rows}
                left={left.paddocks}
                onLeave={paddocks => onLeave({ ...left, paddocks })}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {rest.map(kind => (
        <NotesOn key={kind.kind} kind={kind} />
      ))}
      {restText(rest, preview).map(sentence => (
        <Text key={sentence} size="sm" c="dimmed">
          {sentence}
        </Text>
      ))}
    </>
  )
}

interface LineProps {
  readonly kind: KindPreview
  /** That go, as it is chosen now. */
  readonly count: number
  readonly isTaken: boolean
  readonly onToggle: (kind: CarriedKind) => void
}

function KindLine({ kind, count, isTaken, onToggle }: LineProps) {
  const { label, help } = kindWords[kind.kind]
  return (
    <Checkbox
      label={
        <>
          <strong>{label}</strong> <span>{amountText(kind, count)}</span>
        </>
      }
      description={help}
      checked={isTaken}
      onChange={() => onToggle(kind.kind)}
    />
  )
}

function NotesOn({ kind }: { readonly kind: KindPreview }) {
  return kind.notes.map(note => (
    <Text key={note} size="sm" c="var(--attention)" className="carry-note">
      {note}
    </Text>
  ))
}
