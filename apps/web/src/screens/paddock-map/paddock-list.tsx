// The list twin of the map: every paddock with its recorded area, and the drawn one where the two differ, those
// without a boundary first.

import { Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { areaText, countText, notKnown, numberText } from '../../ui/amounts.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { differenceWords, isOff } from './area-words.ts'
import type { LandPaddock, MappedLand } from './mapped-land.ts'
import { SideHeading } from './side-heading.tsx'

interface Props {
  readonly land: MappedLand
  readonly mayWrite: boolean
  readonly onChoose: (id: number) => void
}

export function PaddockList({ land: { paddocks }, mayWrite, onChoose }: Props) {
  const [search, setSearch] = useState('')
  const sought = search.trim().toLowerCase()
  const found = paddocks.filter(({ name }) => name.toLowerCase().includes(sought))
  const [drawn, bare] = [found.filter(({ shape }) => shape), found.filter(({ shape }) => !shape)]
  if (paddocks.length === 0) {
    return (
      <EmptyState
        picture="field"
        title="No paddocks in this period"
        text={
          mayWrite
            ? 'Import a file of their boundaries: each shape becomes a paddock with its name and area.'
            : 'Nothing is recorded here yet.'
        }
      />
    )
  }
  return (
    <>
      <SideHeading>Paddocks</SideHeading>
      <Text c="dimmed" size="sm">
        {totals(paddocks)}
      </Text>
      {paddocks.length > 8 ? (
        <SearchBox label="Search paddocks" value={search} onChange={setSearch} />
      ) : null}
      <Group title="No boundary yet" paddocks={bare} onChoose={onChoose} />
      <Group title="On the map" paddocks={drawn} onChoose={onChoose} />
      {found.length === 0 ? <Text c="dimmed">No paddock with that name.</Text> : null}
    </>
  )
}

function totals(paddocks: readonly LandPaddock[]): string {
  const drawn = paddocks.filter(({ shape }) => shape)
  const mapped = drawn.reduce((sum, paddock) => sum + (paddock.mapped ?? 0), 0)
  const written = paddocks.reduce((sum, { area }) => sum + (area ?? 0), 0)
  const all = `${countText(paddocks.length, 'paddock')}, ${areaText(Number(written.toFixed(1)))} recorded`
  return `${all}; ${drawn.length} drawn, ${areaText(Number(mapped.toFixed(1)))}.`
}

interface GroupProps {
  readonly title: string
  readonly paddocks: readonly LandPaddock[]
  readonly onChoose: (id: number) => void
}

function Group({ title, paddocks, onChoose }: GroupProps) {
  if (paddocks.length === 0) return null
  return (
    <section>
      <h3 className="map-group">
        {title} ({paddocks.length})
      </h3>
      <ul className="map-rows">
        {paddocks.map(paddock => (
          <li key={paddock.id}>
            <button type="button" className="map-row" onClick={() => onChoose(paddock.id)}>
              <span className="map-row-name">{paddock.name}</span>
              <span className="map-row-area">{alignedArea(paddock.area)}</span>
              <AreasApart paddock={paddock} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Points stand below each other. */
function alignedArea(hectares: number | null): string {
  return hectares === null ? notKnown : `${numberText(hectares, 2, 2)} ha`
}

/** Within 3% nothing is said: a fence is not known to the square metre. */
function AreasApart({ paddock }: { readonly paddock: LandPaddock }) {
  if (!isOff(paddock)) return null
  return (
    <span className="map-row-mapped">
      <IconAlertTriangle size={16} aria-hidden />
      {differenceWords(paddock)}
    </span>
  )
}
