// A person’s own page: who they are, how they sign in and where, which emails they get, and who acted for them. To someone
// who acts for them it is theirs, too, but for what only they may do.

import { Stack, Text } from '@mantine/core'
import { useSignedIn } from '../../data/context/furrow-context.ts'
import { AbilitiesCard } from '../../people/abilities-card.tsx'
import { Devices } from '../../people/devices.tsx'
import { SignIns } from '../../people/sign-ins.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { ActedAsMe } from './acted-as-me.tsx'
import { EmailCard } from './email-card.tsx'
import { EmailsCard } from './emails-card.tsx'
import { OwnDetails } from './own-details.tsx'
import { PasswordCard } from './password-card.tsx'
import { RecordingCard } from './recording-card.tsx'

export function OwnScreen() {
  const { person, actingFor } = useSignedIn()
  const isActing = actingFor !== undefined
  return (
    <>
      <ScreenTitle>{isActing ? `Profile of ${person.name}` : 'My profile'}</ScreenTitle>
      <Stack maw={900} key={person.id}>
        {isActing ? (
          <Text role="note">
            You’re signed in as {person.name}, so this is their profile and not yours. What you
            change here is changed for them. Their email, their password and their devices stay in
            their own hands.
          </Text>
        ) : null}
        <OwnDetails personId={person.id} title={isActing ? `About ${person.name}` : 'About you'} />
        <EmailCard email={person.email} isActing={isActing} name={person.name} />
        <EmailsCard />
        <AbilitiesCard
          personId={person.id}
          title={isActing ? `What ${person.name} can do` : 'What you can do'}
        />
        <PasswordCard email={person.email} isActing={isActing} name={person.name} />
        <Devices personId={person.id} by={isActing ? 'support' : 'person'} />
        <SignIns personId={person.id} />
        {isActing ? null : <RecordingCard />}
        <ActedAsMe personId={person.id} whom={isActing ? person.name : 'you'} />
      </Stack>
    </>
  )
}
