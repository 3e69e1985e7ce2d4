// The land of a period by what it is used for, and by property against its title.

import type { LandTotal } from '@furrow/farming/land/land-totals'
import { Link } from '@tanstack/react-router'
import { numberText } from '../../ui/amounts.ts'
import { ColourDot } from '../../ui/filters/filter-chips.tsx'
import { TitleDifference } from '../../period/land/title-difference.tsx'
import type { CollectionPlace } from '../../period/use-place.ts'
import { unassigned } from './land-lists.ts'
import type { NamedOption } from './land-lists.ts'

interface UseProps {
  readonly totals: readonly LandTotal<number>[]
  readonly types: readonly NamedOption[]
}

export function UseTable({ totals, types }: UseProps) {
  return (
    <table className="land-table">
      <caption>By use</caption>
      <thead>
        <tr>
          <th scope="col">Used for</th>
          <th scope="col">Paddocks</th>
          <th scope="col">Area, ha</th>
        </tr>
      </thead>
      <tbody>
        {totals.map(({ key, paddocks, hectares }) => {
          const type = types.find(({ id }) => id === key)
          return (
            <tr key={key}>
              <th scope="row">
                <ColourDot colour={type?.color} />
                {type?.name ?? 'Not said yet'}
              </th>
              <td>{paddocks}</td>
              <td>{numberText(hectares)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

interface PropertyProps {
  readonly place: CollectionPlace
  readonly totals: readonly LandTotal<number>[]
  readonly titles: ReadonlyMap<number, number | null>
  readonly properties: readonly NamedOption[]
}

export function PropertyTable({ place, totals, titles, properties }: PropertyProps) {
  const { farmId, periodId } = place
  return (
    <table className="land-table">
      <caption>
        By property,{' '}
        <Link
          to={propertiesPath}
          params={{ farmId: String(farmId), periodId: String(periodId) }}
          className="no-print"
        >
          titles
        </Link>
      </caption>
      <thead>
        <tr>
          <th scope="col">Property</th>
          <th scope="col">Paddocks, ha</th>
          <th scope="col">Title, ha</th>
          <th scope="col">Difference</th>
        </tr>
      </thead>
      <tbody>
        {totals.map(({ key, hectares }) => {
          const property = properties.find(({ id }) => id === key)
          const title = titles.get(key) ?? null
          return (
            <tr key={key}>
              <th scope="row">
                <ColourDot colour={property?.color} />
                {key === unassigned ? 'Unassigned' : property?.name}
              </th>
              <td>{numberText(hectares)}</td>
              <td>{title === null ? '–' : numberText(title)}</td>
              <td>
                <TitleDifference hectares={hectares} title={title} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const propertiesPath: string = '/collection/$farmId/period/$periodId/properties'
