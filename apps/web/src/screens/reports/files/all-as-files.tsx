// All reports of a farm's period as files.

import { Title } from '@mantine/core'
import { usePlaceNames } from '../../../period/use-place-names.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { ReportFiles } from './report-files.tsx'

export function AllAsFiles({ place }: { readonly place: CollectionPlace }) {
  const { farm, period } = usePlaceNames(place)
  return (
    <div className="report-list">
      <Title order={2}>All of them as files</Title>
      <ReportFiles farms={[farm]} reports={undefined} period={period} />
    </div>
  )
}
