// Help for the place where one is with its videos, what is new, the tour, short videos, and the number to call.

import { Button, Stack, Text, Title } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { SearchBox } from '../../ui/search-box.tsx'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { answersFor, helpAt } from './help-answers.ts'
import type { HelpAnswer } from './help-answers.ts'
import { HelpContacts } from './help-contacts.tsx'
import { VideosAbout, VideosFound } from './help-videos.tsx'
import { useTourPlaces } from './tour-card.tsx'
import { useHelpNote } from './use-help-note.ts'
import { WhatsNew } from './whats-new-part.tsx'
import './help.css'

export function HelpPanel({ onClose }: { readonly onClose: () => void }) {
  const [search, setSearch] = useState('')
  const path = useLocation({ select: ({ pathname }) => pathname })
  const { settings } = useFurrow()
  const here = helpAt(path)
  const found = answersFor(search)
  return (
    <SideDrawer opened onClose={onClose} title="Help">
      <Stack gap="lg">
        <SearchBox label="Search help" value={search} onChange={setSearch} />
        {search.trim() === '' ? (
          <>
            <Answers title={`About ${here.name}`} answers={here.answers} />
            <VideosAbout place={here.name} />
            <WhatsNew />
            <TourStart onStart={onClose} />
            <VideosAbout place={null} />
            <HelpContacts />
          </>
        ) : (
          <>
            <Answers title={`${found.length} found`} answers={found} />
            <VideosFound search={search} />
          </>
        )}
        <Text size="sm" c="dimmed">
          Furrow {settings.version}
        </Text>
      </Stack>
    </SideDrawer>
  )
}

interface AnswersProps {
  readonly title: string
  readonly answers: readonly HelpAnswer[]
}

function Answers({ title, answers }: AnswersProps) {
  return (
    <section>
      <Title order={3} mb="xs">
        <span role="status">{title}</span>
      </Title>
      {answers.map(({ question, answer }) => (
        <details key={question} className="help-answer">
          <summary>{question}</summary>
          <Text>{answer}</Text>
        </details>
      ))}
    </section>
  )
}

function TourStart({ onStart }: { readonly onStart: () => void }) {
  const { note, change } = useHelpNote()
  const toPlace = useTourPlaces()
  const step = note.step ?? 0
  const start = () => {
    change({ isTouring: true })
    toPlace(step)
    onStart()
  }
  return (
    <Button variant="default" h={44} onClick={start}>
      {step > 0 ? `Continue the tour at step ${step + 1}` : 'Take the tour (5 steps)'}
    </Button>
  )
}
