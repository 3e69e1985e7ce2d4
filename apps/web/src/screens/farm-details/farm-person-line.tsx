// Someone of the farm, with the switches that whoever looks may move.

import { Button } from '@mantine/core'
import { useState } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { AskYourself } from '../../people/ask-yourself.tsx'
import { PersonLine } from '../../people/person-line.tsx'
import { ServerSwitch } from '../../autosave/server-switch.tsx'
import { useLink } from '../../people/use-link.ts'
import type { Farm } from './farm-shown.ts'
import type { FarmRights } from './farm-rights.ts'
import type { PersonOfFarm } from './people-of-farm.ts'

interface Props {
  readonly farm: Farm
  readonly person: PersonOfFarm
  readonly rights: FarmRights
  readonly onChanged: () => void
}

type Asked = 'leave' | 'no manager'

export function FarmPersonLine({ farm, person, rights, onChanged }: Props) {
  const { session } = useFurrow().api
  const { userId, name, link } = person
  const { id: farm_id, farm_name: place } = farm
  const linking = useLink({ resource: 'details_user', person, place, onChanged })
  const { isYou, isBusy, problem } = linking
  const [asked, setAsked] = useState<Asked>()
  const setManager = async (is: boolean) =>
    link !== undefined && linking.change(link, { is_farms_manager: is })
  const turnManager = async (is: boolean) => {
    if (!isYou || is) return setManager(is)
    setAsked('no manager')
    return false
  }
  const remove = () => link && linking.remove(link)
  const switchMoney = (sees_finance: boolean) =>
    linking.run(() => session.switchMoney({ farm_id, user_id: userId, sees_finance }))
  const answer = () => {
    setAsked(undefined)
    void (asked === 'leave' ? remove() : setManager(false))
  }
  const hasLinkTools = rights.mayLead && link
  const hasMoney = rights.maySwitchMoney && person.hasMoneySwitch
  return (
    <PersonLine person={person} isYou={isYou} problem={problem}>
      {hasLinkTools ? (
        <ServerSwitch
          label="Farm manager"
          value={link.isManager}
          disabled={isBusy}
          onTell={turnManager}
        />
      ) : null}
      {hasMoney ? (
        <ServerSwitch
          label="Can see finances"
          value={person.seesMoney}
          disabled={isBusy}
          onTell={switchMoney}
        />
      ) : null}
      {hasLinkTools ? (
        <Button
          variant="subtle"
          loading={isBusy}
          aria-label={`Remove from farm: ${name}`}
          onClick={() => (isYou ? setAsked('leave') : void remove())}
        >
          Remove from farm
        </Button>
      ) : null}
      {asked ? (
        <AskYourself {...questions(place)[asked]} onYes={answer} onNo={() => setAsked(undefined)} />
      ) : null}
    </PersonLine>
  )
}

function questions(place: string) {
  return {
    leave: {
      title: 'Remove yourself from the farm?',
      text: `Unless something else links you to ${place}, you will lose access to it until someone there invites you again.`,
      yes: 'Remove me',
    },
    'no manager': {
      title: 'Stop being a manager?',
      text: `Unless something else makes you a manager of ${place}, another manager has to make you one again.`,
      yes: 'Stop being a manager',
    },
  } as const
}
