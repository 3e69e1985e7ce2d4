// The files of one record, and a button beside them: it opens the camera where one touches, and asks for
// a file at a desk. What is added is linked to the record.

import { Button, Group } from '@mantine/core'
import type { RowWith } from '@furrow/wire/client/row-with'
import { IconCamera, IconPaperclip } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import { useUploads } from '../../data/hooks/use-uploads.ts'
import type { CollectionPlace } from '../use-place.ts'

interface Props {
  readonly place: CollectionPlace
  /** One that is not saved yet has no files. */
  readonly record: { readonly resource: Linkable; readonly id: number }
  /** What the picture is of: `docket`. */
  readonly what: string
  readonly category?: string
  readonly mayWrite: boolean
}

type Linkable = RowWith<'file_links'>['linkable_type']

export function RecordFiles({ place, record, what, category, mayWrite }: Props) {
  const isSaved = record.id > 0
  const where = {
    farm_id: place.farmId,
    linkable_type: record.resource,
    linkable_id: record.id,
  }
  const { rows } = useRows('file_links', { where, includes: ['file'] }, { enabled: isSaved })
  const coming = useUploads().filter(
    ({ linkTo }) => linkTo?.resource === record.resource && linkTo.id === record.id,
  )
  const params = { farmId: String(place.farmId), periodId: String(place.periodId) }
  return (
    <Group gap="sm">
      {mayWrite ? (
        <AddPicture place={place} record={record} what={what} category={category ?? null} />
      ) : null}
      {rows.map(({ id, file }) =>
        file ? (
          <Link
            key={id}
            className="record-file"
            to="/collection/$farmId/period/$periodId/files"
            params={params}
            search={{ file: file.id, shown: 'all' } as never}
          >
            {file.name}
          </Link>
        ) : null,
      )}
      {coming.map(({ key, name, state }) => (
        <span key={key}>
          {state === 'refused' ? `${name}: not accepted` : `${name}: uploading`}
        </span>
      ))}
    </Group>
  )
}

function AddPicture({
  place,
  record,
  what,
  category,
}: Pick<Props, 'place' | 'record' | 'what'> & { readonly category: string | null }) {
  const { uploads } = useFurrow()
  const input = useRef<HTMLInputElement>(null)
  const isTouched = matchMedia('(pointer: coarse)').matches
  const label = isTouched ? `Photo of ${what}` : `Attach ${what}`
  const Icon = isTouched ? IconCamera : IconPaperclip
  const add = (files: FileList | null) => {
    if (files?.length) void uploads.add([...files], { ...place, category, linkTo: record })
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon size={18} aria-hidden />}
        disabled={record.id <= 0}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        {...(isTouched && { accept: 'image/*', capture: 'environment' as const })}
        multiple={!isTouched}
        onChange={event => {
          add(event.currentTarget.files)
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}
