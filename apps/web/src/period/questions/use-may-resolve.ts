// Whether someone may say that a question is resolved: they asked it, manage the farm, or are its staff.

import { useSignedIn } from '../../data/context/furrow-context.ts'
import type { QuestionThread } from './question-thread.ts'

export function useMayResolve({ asked_by_id: by, farm_id: farm }: QuestionThread): boolean {
  const { isAdmin, person } = useSignedIn()
  const right = person.farm_rights.find(({ farm_id: id }) => id === farm)
  return isAdmin || by === person.id || right?.manages === true || right?.consults === true
}
