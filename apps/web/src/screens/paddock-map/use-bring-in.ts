// Reading a file that someone chose or dropped, up to its review: nothing is written by it.

import { useState } from 'react'
import { MapFileFault } from '../../map/files/map-file.ts'
import type { ChosenFile } from '../../map/files/read-map-files.ts'
import { useNotices } from '../../ui/notices.tsx'
import type { MapTask } from './doing.ts'

export interface BringingIn {
  readonly isReading: boolean
  /** `paddock`: for this one alone. */
  bringIn(files: readonly ChosenFile[], paddock?: number): void
}

/** As the chooser of files knows them. */
export const mapFileEndings = '.kml,.kmz,.geojson,.json,.zip,.shp,.dbf,.prj,.cpg'

export function useBringIn(onRead: (doing: MapTask) => void): BringingIn {
  const [isReading, setReading] = useState(false)
  const notices = useNotices()
  const read = async (files: readonly ChosenFile[], paddock: number | undefined) => {
    setReading(true)
    try {
      const { readMapFiles } = await import('../../map/files/read-map-files.ts')
      const found = await readMapFiles(files)
      const file = files.map(({ name }) => name).join(', ')
      onRead({ kind: 'reviewing', file, found, paddock })
    } catch (error) {
      if (!(error instanceof MapFileFault)) throw error
      notices.bad(error.message)
    } finally {
      setReading(false)
    }
  }
  return {
    isReading,
    bringIn(files, paddock) {
      if (files.length > 0) void read(files, paddock)
    },
  }
}
