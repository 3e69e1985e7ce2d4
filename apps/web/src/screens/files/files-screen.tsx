// The files of a farm: uploaded, named, found again, taken out of the trash; and what is still asked for.

import { periodText } from '@furrow/farming/dates/period-text'
import { SegmentedControl, Stack } from '@mantine/core'
import { useRow } from '../../data/hooks/use-rows.ts'
import { BesideTitle } from '../../ui/beside-title.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { usePlace } from '../../period/use-place.ts'
import { RequestedFiles } from '../../period/files/requested-files.tsx'
import { AddFiles } from './add-files.tsx'
import { Trash } from './trash.tsx'
import { KeptFiles } from './kept-files.tsx'
import { UploadsList } from '../../period/files/uploads-list.tsx'
import { useFilesSearch } from './use-files-search.ts'
import '../../people/people.css'

export function FilesScreen() {
  const place = usePlace()
  const { row: farm } = useRow('farms', place.farmId)
  const { row: period } = useRow('periods', place.periodId)
  const search = useFilesSearch()
  const of = [farm?.farm_name, period && periodText(period.name)].filter(Boolean).join(', ')
  return (
    <Stack gap="xs">
      <ScreenTitle of={of}>Files</ScreenTitle>
      <AddFiles place={place} />
      <UploadsList farmId={place.farmId} />
      <RequestedFiles place={place} />
      <BesideTitle>
        <SegmentedControl
          aria-label="Files shown"
          className="files-shown no-print"
          value={search.shown}
          onChange={shown => search.go({ shown })}
          data={[
            { value: 'period', label: 'This period' },
            { value: 'all', label: 'All periods' },
            { value: 'trash', label: 'Trash' },
          ]}
        />
        {search.shown === 'trash' ? null : (
          <SegmentedControl
            aria-label="Shown as"
            className="files-shown no-print"
            value={search.as}
            onChange={as => search.go({ as })}
            data={[
              { value: 'table', label: 'Table' },
              { value: 'pictures', label: 'Pictures' },
            ]}
          />
        )}
      </BesideTitle>
      {search.shown === 'trash' ? <Trash place={place} /> : <KeptFiles place={place} />}
    </Stack>
  )
}
