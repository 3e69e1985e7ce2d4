// How much land there is, by what it is used for and by property against its title: in a popover, so that
// the paddocks have the page.

import { landBy, landTotal } from '@furrow/farming/land/land-totals'
import type { LandTotal } from '@furrow/farming/land/land-totals'
import { sumOfAreas } from '@furrow/farming/land/split-area'
import { Button, Popover } from '@mantine/core'
import { IconRulerMeasure } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useRows } from '../../data/hooks/use-rows.ts'
import { areaText, countText, numberText } from '../../ui/amounts.ts'
import { BesideTitle } from '../../ui/beside-title.tsx'
import { ColourDot } from '../../ui/filter-chips.tsx'
import { TitleDifference } from '../../period/title-difference.tsx'
import type { CollectionPlace } from '../../period/use-place.ts'
import { unassigned } from './land-lists.ts'
import type { NamedOption } from './land-lists.ts'
import { propertyOf } from './paddock-columns.ts'
import { sinceWords } from './lineage/since-words.ts'
import type { Paddocks } from './use-paddocks.ts'

interface Props {
  readonly place: CollectionPlace
  readonly paddocks: Paddocks
}

export function LandPanel({ place, paddocks }: Props) {
  const { rows, lists, before, periodBefore } = paddocks
  const titles = useTitles(place)
  const land = rows.map(({ paddock }) => paddock)
  const all = landTotal(land)
  const uses = landBy(land, ({ asset_type_id }) => asset_type_id ?? 0)
  const properties = landBy(land, ({ property_id }) => propertyOf(property_id, lists))
  const title = sumOfAreas([...titles.values()])
  return (
    <BesideTitle>
      <Popover position="bottom-start" shadow="md" trapFocus returnFocus withinPortal>
        <Popover.Target>
          <Button
            variant="subtle"
            className="sheet-tool no-print"
            data-brief=""
            leftSection={<IconRulerMeasure size={18} aria-hidden />}
          >
            Land totals
          </Button>
        </Popover.Target>
        <Popover.Dropdown className="land-panel" aria-label="Land totals">
          <p>
            <strong>
              {countText(all.paddocks, 'paddock')}, {areaText(all.hectares)}
            </strong>
            {title > 0 ? (
              <>
                {' '}
                on {areaText(title)} of titles:{' '}
                <TitleDifference hectares={all.hectares} title={title} />
              </>
            ) : null}
            {periodBefore
              ? sinceWords(all.hectares, landTotal(before).hectares, periodBefore.name)
              : ''}
            {all.unmeasured > 0 ? `; ${all.unmeasured} without an area` : ''}
          </p>
          <div className="land-tables">
            <UseTable totals={uses} types={lists.assetTypes} />
            <PropertyTable
              place={place}
              titles={titles}
              totals={properties}
              properties={lists.properties}
            />
          </div>
        </Popover.Dropdown>
      </Popover>
    </BesideTitle>
  )
}

/** Hectares by property, where they are entered. */
function useTitles({ farmId, periodId }: CollectionPlace): ReadonlyMap<number, number | null> {
  const where = { farm_id: farmId, period_id: periodId }
  const { rows } = useRows('farm_property_periods', { where })
  return new Map(rows.map(row => [row.property_id, row.title_area]))
}

interface UseProps {
  readonly totals: readonly LandTotal<number>[]
  readonly types: readonly NamedOption[]
}

function UseTable({ totals, types }: UseProps) {
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

function PropertyTable({ place, totals, titles, properties }: PropertyProps) {
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
