// Ctrl+K: any place, what is entered in passing, and any paddock, gauge, contact or farm, by a part of its name.

import { useDebouncedValue } from '@mantine/hooks'
import { createSpotlight, Spotlight } from '@mantine/spotlight'
import '@mantine/spotlight/styles.css'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useFocusBack } from '../../ui/use-focus-back.ts'
import { foldedText } from '../../ui/folded-text.ts'
import { useFound } from './found.ts'
import { useQuickPlaces } from './quick-places.ts'
import { usePlaces } from './rail-places.ts'

export function FindAnything({ onClose }: { readonly onClose: () => void }) {
  const places = usePlaces()
  const quick = useQuickPlaces()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [[store, spotlight]] = useState(opened)
  const [keyword] = useDebouncedValue(typed.trim(), 150)
  const { groups, isLoading } = useFound(keyword)
  useFocusBack()
  const like = foldedText(typed)
  const near = places.filter(({ name }) => foldedText(name).includes(like))
  const entered = quick.filter(({ name }) => foldedText(name).includes(like))
  const isNothing = near.length + entered.length + groups.length === 0
  const go =
    (to: string, params: Words, search: Words = {}) =>
    () => {
      spotlight.close()
      void navigate({ to, params, search })
    }
  return (
    <Spotlight.Root
      store={store}
      query={typed}
      onQueryChange={setTyped}
      onSpotlightClose={onClose}
      attributes={named}
      scrollable
      // Holding still the page behind lays it out anew: as long again as all else that opening takes.
      lockScroll={false}
      maxHeight={420}
    >
      <Spotlight.Search placeholder="A place, paddock or contact" aria-label="Search" autoFocus />
      <Spotlight.ActionsList>
        {near.length > 0 ? (
          <Spotlight.ActionsGroup label="Places">
            {near.map(({ name, to, params }) => (
              <Spotlight.Action key={name} label={name} onClick={go(to, params)} />
            ))}
          </Spotlight.ActionsGroup>
        ) : null}
        {entered.length > 0 ? (
          <Spotlight.ActionsGroup label="Quick entry">
            {entered.map(({ name, to, params, search }) => (
              <Spotlight.Action key={name} label={name} onClick={go(to, params, search)} />
            ))}
          </Spotlight.ActionsGroup>
        ) : null}
        {groups.map(({ title, found }) => (
          <Spotlight.ActionsGroup key={title} label={title}>
            {found.map(({ id, name, more, to, params }) => (
              <Spotlight.Action key={id} label={name} description={more} onClick={go(to, params)} />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {isNothing ? (
          <Spotlight.Empty>
            {isLoading ? 'Looking…' : `Nothing is called “${typed}”.`}
          </Spotlight.Empty>
        ) : null}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}

function opened(): ReturnType<typeof createSpotlight> {
  const made = createSpotlight()
  made[1].open()
  return made
}

type Words = Readonly<Record<string, string>>

/** Of the dialog, which has no title. */
const named = { content: { 'aria-label': 'Search' } }
