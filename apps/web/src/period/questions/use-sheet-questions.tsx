// Questions of a sheet: where they stand at its cells, asking one about a cell, and opening it.

import { useMemo, useState } from 'react'
import { questionPoint } from '../../sheet/cells/question-points.ts'
import type { AskedCell } from '../../sheet/writing/sheet-props.ts'
import type { CollectionPlace } from '../use-place.ts'
import { AskDialog } from './ask-dialog.tsx'
import { ThreadDrawer } from './thread-drawer.tsx'
import { useQuestions } from './use-questions.ts'

export function useSheetQuestions({ farmId, periodId }: CollectionPlace) {
  const [asked, ask] = useState<AskedCell>()
  const [opened, open] = useState<number>()
  const { threads } = useQuestions({ farm_id: farmId, period_id: periodId })
  const known = JSON.stringify(threads.filter(({ status }) => status === 'Open').map(questionPoint))
  const points = useMemo(() => JSON.parse(known) as ReturnType<typeof questionPoint>[], [known])
  return {
    points,
    ask,
    open,
    dialogs: (
      <>
        {asked ? (
          <AskDialog
            farmId={farmId}
            about={aboutOf(asked, periodId)}
            words={wordsOf(asked)}
            onClose={() => ask(undefined)}
          />
        ) : null}
        {/* One that is resolved meanwhile stays, with what is typed below it. */}
        <ThreadDrawer
          thread={threads.find(({ id }) => id === opened)}
          onClose={() => open(undefined)}
        />
      </>
    ),
  }
}

function aboutOf({ resource, id, field, heading, text, rowName }: AskedCell, periodId: number) {
  return {
    period_id: periodId,
    about_type: resource,
    about_id: id,
    field,
    figure: `${rowName}: ${heading} ${text || 'empty'}`.slice(0, 60),
  }
}

function wordsOf({ heading, rowName, text }: AskedCell): string {
  return `${heading} of ${rowName}${text ? `: ${text}` : ''}`
}
