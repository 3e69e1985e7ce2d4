// The list twin of the map: every paddock with its area as it is written down and on the map, those
// without a boundary first.

import { Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { areaText, countText } from '../../ui/amounts.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { differenceWords, isOff, mappedText } from './area-words.ts'
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
            ? 'Bring in a file with their boundaries, and each shape becomes a paddock with its name and area.'
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
      <Group title="Without boundary" paddocks={bare} onChoose={onChoose} />
      <Group title="On the map" paddocks={drawn} onChoose={onChoose} />
      {found.length === 0 ? <Text c="dimmed">No paddock is called that.</Text> : null}
    </>
  )
}

function totals(paddocks: readonly LandPaddock[]): string {
  const drawn = paddocks.filter(({ shape }) => shape)
  const mapped = drawn.reduce((sum, paddock) => sum + (paddock.mapped ?? 0), 0)
  const written = paddocks.reduce((sum, { area }) => sum + (area ?? 0), 0)
  const all = `${countText(paddocks.length, 'paddock')}, ${areaText(Number(written.toFixed(1)))} written down`
  return `${all}; ${drawn.length} on the map, ${areaText(Number(mapped.toFixed(1)))}.`
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
              <span className="map-row-area">{areaText(paddock.area)}</span>
              <Mapped paddock={paddock} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Mapped({ paddock }: { readonly paddock: LandPaddock }) {
  if (!paddock.shape) return null
  const difference = differenceWords(paddock)
  const isFar = isOff(paddock)
  return (
    <span className="map-row-mapped" data-off={isFar}>
      {isFar ? <IconAlertTriangle size={16} aria-hidden /> : null}
      {mappedText(paddock.mapped)} on the map{difference ? `: ${difference}` : ''}
    </span>
  )
}
