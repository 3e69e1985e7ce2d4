// Keeps what someone enters outside a form: by way of the outbox, which works without signal, or at
// the server there and then, for what it has to say something about.

import type { FieldErrors } from '@furrow/wire/refusal'
import type { ChangeStep } from '../data/outbox/change.ts'
import { useFurrow } from '../data/context/furrow-context.ts'
import { sentSteps } from '../data/outbox/sent-steps.ts'
import { useChange } from '../data/hooks/use-change.ts'

export type SavingOf =
  | { readonly way: 'outbox'; readonly farmId: number | null; readonly onSaved?: () => void }
  | { readonly way: 'server'; readonly onSaved: () => void }

export interface NotSaved {
  readonly message: string
  readonly errors: FieldErrors
}

/** `label`: what is changed, in the person’s words. Gives back what the server refused. */
export type Save = (label: string, steps: readonly ChangeStep[]) => Promise<NotSaved | undefined>

export function useSave(keeping: SavingOf): Save {
  const change = useChange()
  const { api } = useFurrow()
  return async (label, steps) => {
    if (keeping.way === 'outbox') {
      const outcome = await change({ label, farmId: keeping.farmId, steps }, whole)
      if (outcome.kind === 'saved') keeping.onSaved?.()
      return outcome.kind === 'refused' ? outcome.refusal : undefined
    }
    const answer = await api.batch(sentSteps(steps))
    if (answer.ok) return keeping.onSaved() as undefined
    const { failure } = answer
    return { message: failure.message, errors: failure.kind === 'refused' ? failure.errors : {} }
  }
}

/** Nothing goes along with a phone number, an address, a link: it comes back as it went. */
const whole = { canRestore: true }

/** What is said of a figure, wherever among the steps it stands. */
export function saidOf(name: string, { errors }: Pick<NotSaved, 'errors'>): string | undefined {
  const path = Object.keys(errors).find(path => path === name || path.endsWith(`.${name}`))
  return path === undefined ? undefined : errors[path]?.join(' ')
}
