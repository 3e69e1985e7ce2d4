// What can be done with all boundaries at once: import a file, export them, and the way to
// the sheet of the paddocks.

import { Button, FileButton, Menu } from '@mantine/core'
import { IconChevronDown, IconDownload, IconFileImport, IconTable } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { fileName, saveFile } from '../../ui/table/save-file.ts'
import type { CollectionPlace } from '../../period/use-place.ts'
import { exportText } from './export-text.ts'
import type { ExportKind } from './export-text.ts'
import type { MappedLand } from './mapped-land.ts'
import { mapFileEndings } from './use-bring-in.ts'
import type { BringingIn } from './use-bring-in.ts'

interface Props {
  readonly place: CollectionPlace
  readonly land: MappedLand
  readonly of: string
  readonly bringing: BringingIn
  readonly mayWrite: boolean
}

const sheet: string = '/collection/$farmId/period/$periodId/paddocks'

export function MapTools({ place, land, of, bringing, mayWrite }: Props) {
  const params = { farmId: String(place.farmId), periodId: String(place.periodId) }
  return (
    <div className="map-tools no-print">
      {mayWrite ? (
        <FileButton accept={mapFileEndings} multiple onChange={files => bringing.bringIn(files)}>
          {props => (
            <Button
              {...props}
              leftSection={<IconFileImport size={18} aria-hidden />}
              loading={bringing.isReading}
            >
              Import boundaries
            </Button>
          )}
        </FileButton>
      ) : null}
      <ExportMenu land={land} of={of} />
      <Button
        variant="default"
        leftSection={<IconTable size={18} aria-hidden />}
        renderRoot={props => <Link {...props} to={sheet} params={params} />}
      >
        Paddocks
      </Button>
    </div>
  )
}

const kinds: readonly (readonly [ExportKind, string])[] = [
  ['geojson', 'Boundaries as GeoJSON'],
  ['kml', 'Boundaries as KML, for Google Earth'],
  ['csv', 'Names and areas as CSV'],
]

function ExportMenu({ land, of }: Pick<Props, 'land' | 'of'>) {
  const hasShapes = land.paddocks.some(({ shape }) => shape)
  const save = (kind: ExportKind) => {
    const { text, type } = exportText(land, kind, of)
    saveFile(fileName(`Paddocks ${of}`, kind), text, type)
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {kinds.map(([kind, words]) => (
          <Menu.Item
            key={kind}
            disabled={kind === 'csv' ? land.paddocks.length === 0 : !hasShapes}
            onClick={() => save(kind)}
          >
            {words}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
