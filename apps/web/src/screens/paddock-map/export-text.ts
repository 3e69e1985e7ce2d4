// The land as files: boundaries for other programs, names and areas for a spreadsheet.

import { writtenHectares } from '@furrow/farming/land/mapped-area'
import { geojsonText, kmlText } from '../../map/map-texts.ts'
import type { ToldShape } from '../../map/map-texts.ts'
import { csvText, harmless } from '../../ui/table/csv.ts'
import type { LandPaddock, MappedLand } from './mapped-land.ts'

export type ExportKind = 'geojson' | 'kml' | 'csv'

export function exportText({ paddocks }: MappedLand, kind: ExportKind, title: string) {
  if (kind === 'csv') return { text: csvText(areaRows(paddocks)), type: 'text/csv' }
  const shapes = paddocks.flatMap(toldPaddock)
  if (kind === 'kml') {
    return { text: kmlText(title, shapes), type: 'application/vnd.google-earth.kml+xml' }
  }
  return { text: geojsonText(shapes), type: 'application/geo+json' }
}

function toldPaddock({ name, shape, area, mapped, classes }: LandPaddock): readonly ToldShape[] {
  if (!shape) return []
  const facts = {
    ...(area === null ? {} : { area_ha: area }),
    mapped_ha: writtenHectares(mapped ?? 0),
    crop: classes.crop.word,
    land_use: classes.use.word,
    property: classes.property.word,
    soil: classes.soil.word,
  }
  return [{ name, shape, facts }]
}

function areaRows(paddocks: readonly LandPaddock[]): readonly string[][] {
  return [
    ['Paddock', 'Area, ha', 'Drawn, ha', 'Crop', 'Land use', 'Property', 'Soil'],
    ...paddocks.map(({ name, area, mapped, classes }) => [
      harmless(name),
      area === null ? '' : String(area),
      mapped === undefined ? '' : String(writtenHectares(mapped)),
      ...[classes.crop, classes.use, classes.property, classes.soil].map(({ word }) =>
        harmless(word),
      ),
    ]),
  ]
}
