// All findings by what they are about: found by a word, walked through with the arrows, gone to by Enter or a press.

import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { ShownFinding } from '@furrow/wire/office/workshop-screen-answer'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { DialogCard } from '../../../ui/dialog-card.tsx'
import { findingGroups, placeBeside, placesListed } from './finding-groups.ts'

interface Props {
  readonly findings: readonly ShownFinding[]
  readonly place: number
  /** On a phone the list comes first: a keyboard would cover it. */
  readonly isTouched?: boolean
  readonly onGo: (place: number) => void
  readonly onClose: () => void
}

const listId = 'findings-of-presentation'
const idOf = (place: number) => `${listId}-${place}`

export function OverviewDialog({ findings, place, isTouched, onGo, onClose }: Props) {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState(place)
  const groups = findingGroups(findings, search)
  const places = placesListed(groups)
  const marked = places.includes(chosen) ? chosen : places[0]
  const press = (event: KeyboardEvent) => {
    const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key]
    if (step !== undefined && marked !== undefined) setChosen(placeBeside(places, marked, step))
    else if (event.key === 'Enter' && marked !== undefined) onGo(marked)
    else return
    event.preventDefault()
  }
  return (
    <DialogCard opened title="All findings" size="xl" maxHeight="85vh" onClose={onClose}>
      <TextInput
        role="combobox"
        aria-label="Search findings"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={marked === undefined ? undefined : idOf(marked)}
        placeholder="A word or a number"
        size="md"
        autoComplete="off"
        data-autofocus={isTouched ? undefined : true}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={search}
        onChange={event => setSearch(event.currentTarget.value)}
        onKeyDown={press}
      />
      {places.length === 0 ? <p role="status">Nothing found.</p> : null}
      <div role="listbox" id={listId} aria-label="Findings">
        {groups.map(({ about, findings: some }) => (
          <div key={about} role="group" aria-label={about}>
            <p className="findings-about" aria-hidden>
              {about}
            </p>
            {some.map(({ place: one, label, sentence }) => (
              <div
                key={one}
                id={idOf(one)}
                ref={one === marked ? comeIntoSight : undefined}
                role="option"
                tabIndex={-1}
                aria-selected={one === marked}
                className="finding-option"
                onMouseMove={() => setChosen(one)}
                onClick={() => onGo(one)}
                onKeyDown={press}
              >
                <span className="finding-number">{one + 1}</span>
                <span>
                  <strong>{label}</strong>
                  <span className="finding-sentence">{sentence}</span>
                </span>
              </div>
            ))}
          </div>
        ))}
      </div>
    </DialogCard>
  )
}

function comeIntoSight(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' })
}
