// The files as pictures: what was photographed is recognised by its look, anything else by its kind.

import { Text } from '@mantine/core'
import { IconFile, IconFileTypePdf, IconMap, IconPhoto, IconTable } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { sizeText } from '../../ui/amounts.ts'
import { kindOf } from './file-words.ts'
import type { KindShown } from './file-words.ts'
import type { KeptFile } from './use-files.ts'
import { useThumbnail } from './use-thumbnail.ts'

interface Props {
  readonly files: readonly KeptFile[]
  readonly onOpen: (file: KeptFile) => void
  readonly empty: ReactNode
}

/** Further ones show their kind. */
const mostPictures = 24

export function FileTiles({ files, onOpen, empty }: Props) {
  if (files.length === 0) return empty
  return (
    <ul className="file-tiles" aria-label="Files">
      {files.map((file, place) => (
        <li key={file.id}>
          <button type="button" className="file-tile" onClick={() => onOpen(file)}>
            <Picture file={file} mayLoad={place < mostPictures} />
            <span className="file-tile-name">{file.name}</span>
            <Text component="span" size="xs" c="dimmed">
              {[file.category ?? 'No category', sizeText(file.size ?? 0)].join(' · ')}
            </Text>
          </button>
        </li>
      ))}
    </ul>
  )
}

function Picture({ file, mayLoad }: { readonly file: KeptFile; readonly mayLoad: boolean }) {
  const address = useThumbnail(file, mayLoad)
  const kind = kindOf(file)
  const Icon = icons[kind]
  return (
    <span className="file-tile-picture">
      {address ? (
        <img src={address} alt="" />
      ) : (
        <>
          <Icon size={40} stroke={1.25} aria-hidden />
          <span>{kind}</span>
        </>
      )}
    </span>
  )
}

const icons: Readonly<Record<KindShown, typeof IconFile>> = {
  PDF: IconFileTypePdf,
  Picture: IconPhoto,
  Table: IconTable,
  Map: IconMap,
  Document: IconFile,
}
