// The way to help, from every page: it opens at the place where one is. The tour, while it is taken.

import { ActionIcon } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconHelp } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useHelpNote } from '../help/use-help-note.ts'

const HelpPanel = lazy(async () => {
  const { HelpPanel } = await import('../help/help-panel.tsx')
  return { default: HelpPanel }
})

const TourCard = lazy(async () => {
  const { TourCard } = await import('../help/tour-card.tsx')
  return { default: TourCard }
})

export function HelpMenu() {
  const [isOpen, panel] = useDisclosure()
  const { note } = useHelpNote()
  return (
    <>
      <ActionIcon variant="subtle" color="gray" size={44} aria-label="Help" onClick={panel.open}>
        <IconHelp size={20} />
        <span className="tool-word" aria-hidden>
          Help
        </span>
      </ActionIcon>
      <Suspense>{isOpen ? <HelpPanel onClose={panel.close} /> : null}</Suspense>
      <Suspense>{note.isTouring ? <TourCard /> : null}</Suspense>
    </>
  )
}
