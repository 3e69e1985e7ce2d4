// What is done with questions: asked, answered, read, resolved. Kept on the device at once, sent when there is signal.

import type { EntityName } from '@furrow/catalogue/furrow'
import { useFurrow, useSignedIn } from '../../data/context/furrow-context.ts'
import type { ChangeStep, Values } from '../../data/outbox/change.ts'
import { updateOf } from '../../data/outbox/update-of.ts'
import { useUndoableAction } from '../use-undoable-action.ts'
import type { QuestionThread } from './question-thread.ts'

interface QuestionAsked {
  readonly farmId: number
  readonly values: Values
}

export function useQuestionActs() {
  const act = useUndoableAction()
  const { person } = useSignedIn()
  const store = useStore()
  return {
    ask: ({ farmId, values }: QuestionAsked) => {
      const own = { farm_id: farmId, status: 'Open', asked_by_id: person.id, ...values }
      const label = `Question: ${String(values['text'])}`
      return act({ label, farmId, steps: [store('questions', own)] }, 'Your question was asked.')
    },
    answer: ({ id, farm_id }: QuestionThread, text: string, mentions: readonly number[]) => {
      const told = mentions.length > 0 && { mentions }
      const values = { farm_id, question_id: id, text, user_id: person.id, ...told }
      const steps = [store('question_messages', values)]
      return act({ label: `Answer: ${text}`, farmId: farm_id, steps }, 'Your answer was added.')
    },
    decide: (thread: QuestionThread, status: 'Open' | 'Resolved', came?: string) =>
      act(
        {
          label: `${status}: ${thread.text}`,
          farmId: thread.farm_id,
          steps: [turned(thread, status, came)],
        },
        status === 'Resolved' ? 'The question is resolved.' : 'The question is open again.',
      ),
    remove: ({ id, farm_id: farmId, text }: QuestionThread) => {
      const steps = [{ do: 'destroy', resource: 'questions', id }] as const
      return act({ label: `Question removed: ${text}`, farmId, steps }, 'The question was removed.')
    },
  }
}

/** Says how far someone has read. It is not worth a word, or an undo. */
export function useMarkRead(): (thread: QuestionThread, at: string) => Promise<void> {
  const { outbox } = useFurrow()
  const { person } = useSignedIn()
  const store = useStore()
  return async ({ id, farm_id: farmId, reads }, at) => {
    if (id < 0 || !at.startsWith('2')) return
    const [own] = reads
    const values = { farm_id: farmId, question_id: id, user_id: person.id, read_at: at }
    const step = own ? movedOn(own, at) : store('question_reads', values)
    await outbox.add({ label: 'Question read', farmId, steps: [step] })
  }
}

function useStore() {
  const { outbox } = useFurrow()
  return (resource: EntityName, values: Values) =>
    ({ do: 'store', resource, id: outbox.newId(), values }) as const
}

function movedOn({ id, read_at: was }: QuestionThread['reads'][number], at: string): ChangeStep {
  const [values, before] = [{ read_at: at }, { read_at: was }]
  return { do: 'update', resource: 'question_reads', id, values, before, seen: undefined }
}

/** Someone else may have resolved it in the meantime: it says what was seen, so that neither is written over. */
function turned(thread: QuestionThread, status: string, came: string | undefined): ChangeStep {
  return updateOf('questions', { ...thread }, { status, ...(came && { resolution: came }) })
}
