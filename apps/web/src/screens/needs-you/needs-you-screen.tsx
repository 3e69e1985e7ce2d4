// What needs attention: what was refused, cells that are to fix, and what waits for signal.

import { Stack } from '@mantine/core'
import { useUploads } from '../../data/hooks/use-uploads.ts'
import { useSheetsToFix } from '../../data/hooks/use-cells-to-fix.ts'
import { useWaiting } from '../../data/hooks/use-waiting.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { RunningJobs } from '../../workbook/running-jobs.tsx'
import { UploadsList } from '../../period/files/uploads-list.tsx'
import { RefusedCard } from './refused-card.tsx'
import { SheetToFixCard } from './sheet-to-fix.tsx'
import { WaitingCard } from './waiting-card.tsx'

export function NeedsYouScreen() {
  const all = useWaiting()
  const uploads = useUploads()
  const sheets = useSheetsToFix()
  const refused = all.filter(({ state }) => state === 'refused')
  const waiting = all.filter(({ state }) => state !== 'refused')
  return (
    <>
      <ScreenTitle>What is not saved yet</ScreenTitle>
      {all.length + uploads.length + sheets.length === 0 ? (
        <EmptyState
          title="Everything is saved"
          text="What you change without signal waits here until there is some."
        />
      ) : null}
      <Stack maw={760}>
        {refused.map(change => (
          <RefusedCard key={change.seq} change={change} />
        ))}
        {sheets.map(sheet => (
          <SheetToFixCard key={sheet.name} sheet={sheet} />
        ))}
        {waiting.length > 0 ? <WaitingCard changes={waiting} /> : null}
        <UploadsList />
        <RunningJobs />
      </Stack>
    </>
  )
}
