// The sections of a collection: a tile for each where something is missing, those with the most to fix first,
// and one line for those that are complete.

import { Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { CollectionPlace } from '../../period/use-place.ts'
import { SectionTile } from './section-tile.tsx'
import { sortedSections } from './sorted-sections.ts'
import type { CollectionState, Points, Section } from './use-collection.ts'
import { useSectionLinks } from './use-section-links.ts'

interface Props {
  readonly place: CollectionPlace
  readonly state: CollectionState
  readonly points: Points
}

export function SectionTiles({ place, state, points }: Props) {
  const { open, complete, withoutQuestions } = sortedSections(state.sections, points)
  return (
    <section aria-labelledby="sections">
      <Title order={2} id="sections" mb="sm">
        Sections
      </Title>
      {open.length > 0 ? (
        <div className="section-tiles">
          {open.map(section => (
            <SectionTile key={section.name} place={place} section={section} points={points} />
          ))}
        </div>
      ) : null}
      <SectionLine place={place} words="Complete:" sections={complete} isTicked />
      <SectionLine place={place} words="Nothing to record:" sections={withoutQuestions} />
    </section>
  )
}

interface LineProps {
  readonly place: CollectionPlace
  readonly words: string
  readonly sections: readonly Section[]
  readonly isTicked?: boolean
}

function SectionLine({ place, words, sections, isTicked }: LineProps) {
  const links = useSectionLinks(place)
  if (sections.length === 0) return null
  return (
    <div className="section-line">
      <span>{words}</span>
      <ul>
        {sections.map(({ name, label }) => {
          const link = links.ofSection(name)
          return (
            <li key={name}>
              {isTicked ? <IconCheck size={16} aria-hidden="true" /> : null}
              {link ? <Link {...link}>{label}</Link> : <span>{label}</span>}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
