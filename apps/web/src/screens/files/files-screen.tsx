// The files of a farm: uploaded, named, found again, taken out of the trash.

import { Alert, SegmentedControl, Stack } from '@mantine/core'
import { useRow } from '../../data/hooks/use-rows.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { usePlace } from '../../period/use-place.ts'
import { RequestedFiles } from '../../period/requested-files.tsx'
import { AddFiles } from './add-files.tsx'
import { Trash } from './trash.tsx'
import { KeptFiles } from './kept-files.tsx'
import { UploadsList } from '../../period/uploads-list.tsx'
import { useFilesSearch } from './use-files-search.ts'
import { useWanted } from './use-requested-files.ts'
import '../../people/people.css'

export function FilesScreen() {
  const place = usePlace()
  const { row: farm } = useRow('farms', place.farmId)
  const { row: period } = useRow('periods', place.periodId)
  const search = useFilesSearch()
  const wanted = useWanted(place, search.wanted)
  const of = [farm?.farm_name, period?.name].filter(Boolean).join(', ')
  return (
    <Stack gap="lg">
      <ScreenTitle of={of}>Files</ScreenTitle>
      {wanted ? (
        <Alert title={`Wanted: ${wanted.description}`}>
          The next file that you add answers it.
        </Alert>
      ) : null}
      <AddFiles
        key={wanted?.id}
        place={place}
        wanted={wanted}
        onAdded={() => search.go({ wanted: undefined })}
      />
      <UploadsList farmId={place.farmId} />
      <SegmentedControl
        className="no-print"
        aria-label="Which files"
        value={search.shown}
        onChange={shown => search.go({ shown: shown })}
        data={[
          { value: 'period', label: period ? `Of ${period.name}` : 'Of this period' },
          { value: 'all', label: 'Of all periods' },
          { value: 'trash', label: 'Trash' },
        ]}
      />
      {search.shown === 'trash' ? <Trash place={place} /> : <KeptFiles place={place} />}
      <RequestedFiles place={place} />
    </Stack>
  )
}
