// For consultants and administrators: who is new, how far each is, and what comes next; and new businesses are begun here.

import { Button, Group, SegmentedControl } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { StaffOnly } from '../../period/board/staff-only.tsx'
import { useAddressWords } from '../../period/use-address-words.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { BeginOnboardingDialog } from './begin-onboarding-dialog.tsx'
import { OnboardingDrawer } from './onboarding-drawer.tsx'
import { OnboardingTable } from './onboarding-table.tsx'
import { Templates } from './templates.tsx'
import { useOnboardings } from './use-onboardings.ts'
import './onboardings.css'

export function OnboardingsScreen() {
  return (
    <>
      <ScreenTitle>Onboarding</ScreenTitle>
      <StaffOnly text="They take on new businesses here.">
        <Onboardings />
      </StaffOnly>
    </>
  )
}

function Onboardings() {
  const [words, change] = useAddressWords(['onboarding', 'show'])
  const [isBeginning, setBeginning] = useState(false)
  const onboardings = useOnboardings()
  const isAll = words.show === 'all'
  const open = (id: number) => change({ onboarding: String(id) })
  return (
    <>
      <Group mb="md">
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setBeginning(true)}>
          New business
        </Button>
        <SegmentedControl
          aria-label="Which onboardings"
          data={[
            { value: 'open', label: 'In progress' },
            { value: 'all', label: 'With finished' },
          ]}
          value={isAll ? 'all' : 'open'}
          onChange={show => change({ show: show === 'all' ? show : null })}
        />
      </Group>
      <OnboardingTable shown={onboardings} isAll={isAll} onOpen={open} />
      <Templates />
      <OnboardingDrawer
        onboarding={onboardings.rows.find(({ id }) => String(id) === words.onboarding)}
        onClose={() => change({ onboarding: null })}
      />
      {isBeginning ? (
        <BeginOnboardingDialog
          onClose={() => setBeginning(false)}
          onBegun={id => {
            setBeginning(false)
            onboardings.retry()
            open(id)
          }}
        />
      ) : null}
    </>
  )
}
