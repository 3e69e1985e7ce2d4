// What can be done with the paddocks that are chosen in the lineage.

import { Button, Group, Text } from '@mantine/core'
import type { Change } from '../../../data/outbox/change.ts'
import type { DoWithPaddocks } from '../do-with-paddocks.ts'
import { noneChosen } from './chosen-ground.ts'
import type { ChosenGround } from './chosen-ground.ts'
import { lineageChange, linkedTo, unlinkedFrom } from './lineage-change.ts'
import { PaddockActions } from '../paddock-actions.tsx'
import type { PaddockRow } from '../paddock-row.ts'
import type { KeepPaddocks } from '../use-keep-paddocks.ts'
import type { Paddocks } from '../use-paddocks.ts'

interface Props {
  readonly paddocks: Paddocks
  readonly chosen: ChosenGround
  readonly keeping: KeepPaddocks
  readonly mayWrite: boolean
  readonly onChosen: (chosen: ChosenGround) => void
  readonly onDo: DoWithPaddocks
}

export function LinkBar({ paddocks, chosen, keeping, mayWrite, onChosen, onDo }: Props) {
  const rows = paddocks.rows.filter(({ id }) => chosen.now.includes(id))
  const earlier = paddocks.before.filter(({ id }) => chosen.before.includes(id))
  const priors = earlier.map(({ id }) => id)
  const isMissing = rows.some(row => priors.some(id => !row.priors.includes(id)))
  const cut = unlinkedFrom(rows, priors)
  const [row] = rows
  const main = mainOffer(row, rows.length === 1 && priors.length === 1 ? priors[0] : undefined)
  const change = (what: Change, said: string) => {
    onChosen(noneChosen)
    void keeping.keep(what, said)
  }
  const names = [earlier, rows.map(({ paddock }) => paddock)].map(side =>
    side.map(({ name }) => name).join(', '),
  )
  const { place } = keeping
  return (
    <div
      className="link-bar no-print"
      role="toolbar"
      aria-label="What to do with the chosen paddocks"
    >
      <Text role="status" size="sm">
        {wordsFor(names[0] ?? '', names[1] ?? '', mayWrite)}
      </Text>
      <Group gap="xs">
        {mayWrite && isMissing && priors.length > 0 ? (
          <Button
            h={44}
            onClick={() => change(lineageChange('Link', linkedTo(rows, priors), place), 'Linked.')}
          >
            Link
          </Button>
        ) : null}
        {mayWrite && cut.length > 0 ? (
          <Button
            h={44}
            variant="default"
            onClick={() => change(lineageChange('Unlinking', cut, place), 'The link is cut.')}
          >
            Unlink
          </Button>
        ) : null}
        {mayWrite && row && main !== undefined ? (
          <Button
            h={44}
            variant="default"
            onClick={() =>
              change(
                lineageChange('Main paddock before', [{ row, priors: row.priors, main }], place),
                `${row.paddock.name} was mainly ${earlier[0]?.name}.`,
              )
            }
          >
            Make it the main one
          </Button>
        ) : null}
        {priors.length === 0 && rows.length > 0 ? (
          <PaddockActions chosen={rows} mayWrite={mayWrite} onDo={onDo} />
        ) : null}
        {priors.length + rows.length > 0 ? (
          <Button h={44} variant="subtle" onClick={() => onChosen(noneChosen)}>
            Choose none
          </Button>
        ) : null}
      </Group>
    </div>
  )
}

/** Of a paddock that was several: one of them that is not the main one yet. */
function mainOffer(row: PaddockRow | undefined, prior: number | undefined): number | undefined {
  if (!row || prior === undefined || row.priors[0] === prior) return undefined
  return row.priors.includes(prior) ? prior : undefined
}

function wordsFor(before: string, now: string, mayWrite: boolean): string {
  if (!before && !now) {
    return mayWrite
      ? 'Choose a paddock on the left and one on the right to link them, or to cut their link.'
      : 'Choose a paddock to see what it was.'
  }
  if (before && now) return `${before} and ${now}`
  return before || now
}
