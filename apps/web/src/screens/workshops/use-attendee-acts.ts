// What is done with attendees: kept on the device at once, sent when there is signal, and undone from the notice.

import { useFurrow } from '../../data/context/furrow-context.ts'
import type { Values } from '../../data/outbox/change.ts'
import { updateOf } from '../../data/outbox/update-of.ts'
import { useUndoableAction } from '../../period/use-undoable-action.ts'
import { countText } from '../../ui/amounts.ts'
import type { Attendee } from './use-attendees.ts'

export interface Chosen {
  readonly farm_id: number
  readonly attendee_type: 'users' | 'farm_contacts'
  readonly attendee_id: number
}

export function useAttendeeActs() {
  const act = useUndoableAction()
  const { outbox } = useFurrow()
  const change = (attendee: Attendee, values: Values, said: string) => {
    const { id, farm_id: farmId, updated_at, name } = attendee
    const row = { ...valuesOf(attendee), id, updated_at }
    const steps = [updateOf('workshop_attendees', row, values)]
    return act({ label: `${name}: ${said}`, farmId, steps }, `${name}: ${said}.`)
  }
  return {
    answer: (attendee: Attendee, status: Attendee['status']) =>
      change(
        attendee,
        { status },
        status === 'Not Attending' ? 'not attending' : status.toLowerCase(),
      ),
    tick: (attendee: Attendee, attended: boolean) =>
      change(attendee, { attended }, attended ? 'attended' : 'did not attend'),
    meals: (attendee: Attendee, needs: string | null) =>
      change(attendee, { meal_needs: needs }, needs ? `meal needs ${needs}` : 'no meal needs'),
    add: (workshopId: number, chosen: readonly Chosen[]) => {
      const steps = chosen.map(values => ({
        do: 'store' as const,
        resource: 'workshop_attendees' as const,
        id: outbox.newId(),
        values: { ...values, workshop_id: workshopId, status: 'Unsent' },
      }))
      const label = `${countText(chosen.length, 'person', 'people')} added to the workshop`
      return act({ label, farmId: null, steps }, `${label}.`)
    },
    remove: ({ id, name, farm_id: farmId }: Attendee) => {
      const steps = [{ do: 'destroy', resource: 'workshop_attendees', id }] as const
      return act(
        { label: `${name} removed from the workshop`, farmId, steps },
        `${name} was removed.`,
      )
    },
  }
}

function valuesOf({ status, attended, meal_needs }: Attendee) {
  return { status, attended, meal_needs }
}
