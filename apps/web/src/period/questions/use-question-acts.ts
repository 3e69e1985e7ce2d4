// What is done with questions: asked, answered, read, resolved. Kept on the device at once, sent when there is signal.

import { useFurrow, useSignedIn } from '../../data/context/furrow-context.ts'
import type { ChangeStep, Values } from '../../data/outbox/change.ts'
import { useUndoableAction } from '../use-undoable-action.ts'
import { lastMoment } from './question-thread.ts'
import type { QuestionThread } from './question-thread.ts'

export interface QuestionAsked {
  readonly farmId: number
  readonly values: Values
}

export function useQuestionActs() {
  const { outbox } = useFurrow()
  const { person } = useSignedIn()
  const act = useUndoableAction()
  const store = (resource: 'questions' | 'question_messages' | 'question_reads', values: Values) =>
    ({ do: 'store', resource, id: outbox.newId(), values }) as const
  return {
    ask: ({ farmId, values }: QuestionAsked) =>
      act(
        {
          label: `Question: ${String(values['text'])}`,
          farmId,
          steps: [
            store('questions', {
              farm_id: farmId,
              status: 'Open',
              asked_by_id: person.id,
              ...values,
            }),
          ],
        },
        'Your question was asked.',
      ),
    answer: ({ id, farm_id: farmId }: QuestionThread, text: string, mentions: readonly number[]) =>
      act(
        {
          label: `Answer: ${text}`,
          farmId,
          steps: [
            store('question_messages', {
              farm_id: farmId,
              question_id: id,
              text,
              user_id: person.id,
              ...(mentions.length > 0 && { mentions }),
            }),
          ],
        },
        'Your answer was added.',
      ),
    decide: (thread: QuestionThread, status: 'Open' | 'Resolved', resolution?: string) => {
      const { id, farm_id: farmId } = thread
      const values = { status, ...(resolution ? { resolution } : {}) }
      const before = {
        status: thread.status,
        ...(resolution ? { resolution: thread.resolution } : {}),
      }
      return act(
        {
          label: `${status}: ${thread.text}`,
          farmId,
          steps: [{ do: 'update', resource: 'questions', id, values, before, seen: undefined }],
        },
        status === 'Resolved' ? 'The question is resolved.' : 'The question is open again.',
      )
    },
    /** Nothing that is worth a word, or an undo. */
    async markRead(thread: QuestionThread) {
      const { id, farm_id: farmId, reads } = thread
      const at = lastMoment(thread)
      if (id < 0 || !at.startsWith('2')) return
      const [own] = reads
      const step: ChangeStep = own
        ? {
            do: 'update',
            resource: 'question_reads',
            id: own.id,
            values: { read_at: at },
            before: { read_at: own.read_at },
            seen: undefined,
          }
        : store('question_reads', {
            farm_id: farmId,
            question_id: id,
            user_id: person.id,
            read_at: at,
          })
      await outbox.add({ label: 'Question read', farmId, steps: [step] })
    },
    remove: ({ id, farm_id: farmId, text }: QuestionThread) =>
      act(
        {
          label: `Question removed: ${text}`,
          farmId,
          steps: [{ do: 'destroy', resource: 'questions', id }],
        },
        'The question was removed.',
      ),
  }
}
