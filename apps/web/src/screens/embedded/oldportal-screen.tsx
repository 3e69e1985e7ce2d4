// The portal of the years before 2013, to look things up.

import { Text } from '@mantine/core'
import { useFurrow, useSignedIn } from '../../data/context/furrow-context.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { EmbeddedFrame } from '../../period/embedding/embedded-frame.tsx'

export function OldPortalScreen() {
  const { oldportal_url: address, support_phone: phone } = useFurrow().settings
  const { farmId, periodId } = useSignedIn()
  return (
    <>
      <ScreenTitle>Old portal</ScreenTitle>
      {address ? (
        <>
          <Text className="band closed-band">
            What was recorded before 2013 is here to be read. New records are made in Furrow.
          </Text>
          <EmbeddedFrame
            title="Old portal"
            address={address}
            phone={phone}
            wish={{
              place: 'oldportal',
              ...(farmId === undefined ? {} : { farm_id: farmId }),
              ...(periodId === undefined ? {} : { period_id: periodId }),
            }}
          />
        </>
      ) : (
        <EmptyState
          title="There is no old portal here"
          text="All records of this Furrow are in Furrow itself."
        />
      )}
    </>
  )
}
