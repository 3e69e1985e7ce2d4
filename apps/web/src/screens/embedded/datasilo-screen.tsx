// The data silo, on the farm and the period one is at.

import { useFurrow, useSignedIn } from '../../data/context/furrow-context.ts'
import { holdsAbility } from '../../data/session/person-at-work.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { EmbeddedFrame } from '../../period/embedding/embedded-frame.tsx'

export function DatasiloScreen() {
  const { settings } = useFurrow()
  const { farmId, periodId, person } = useSignedIn()
  const { datasilo_url: address, support_phone: phone } = settings
  const isAllowed = holdsAbility(person, 'open-datasilo')
  return (
    <>
      <ScreenTitle>Data silo</ScreenTitle>
      {address && isAllowed ? (
        <EmbeddedFrame
          title="Data silo"
          address={address}
          phone={phone}
          wish={{
            place: 'datasilo',
            ...(farmId === undefined ? {} : { farm_id: farmId }),
            ...(periodId === undefined ? {} : { period_id: periodId }),
          }}
        />
      ) : (
        <EmptyState
          title={address ? 'The data silo isn’t open to you' : 'There is no data silo here'}
          text={
            address
              ? 'It is opened for people one by one: ask your consultant.'
              : 'Nothing of what you recorded is lost. Whoever runs this Furrow connects it.'
          }
        />
      )}
    </>
  )
}
