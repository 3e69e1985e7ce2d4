// Where files are dropped, chosen, or taken with the camera, in one line; and what may be uploaded.

import { fileCategories } from '@furrow/catalogue/choices'
import { Button, Text } from '@mantine/core'
import { IconCamera, IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { DragEvent } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useAnswer } from '../../data/hooks/use-answer.ts'
import { sizeText } from '../../ui/amounts.ts'
import { ChoiceInput } from '../../ui/inputs/choice-input.tsx'
import type { CollectionPlace } from '../../period/use-place.ts'
import './files.css'

export function AddFiles({ place }: { readonly place: CollectionPlace }) {
  const { uploads } = useFurrow()
  const [category, setCategory] = useState<string | null>(null)
  const [isOver, setOver] = useState(false)
  const add = (files: Iterable<File> | null) => {
    const list = [...(files ?? [])]
    if (list.length > 0) void uploads.add(list, { ...place, category })
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    add(event.dataTransfer.files)
  }
  return (
    // Dropping is one of three ways: the buttons within do the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label="Add files"
      className="add-files no-print"
      data-over={isOver || undefined}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Chooser label="Choose files" onFiles={add} />
      <Chooser label="Take a photo" camera onFiles={add} />
      <span className="add-files-drop">or drop files here</span>
      <ChoiceInput
        label="Category"
        options={fileCategories.map(word => ({ value: word, label: word }))}
        value={category}
        onCommit={setCategory}
      />
      <WhatIsTaken />
    </section>
  )
}

interface ChooserProps {
  readonly label: string
  readonly camera?: boolean
  readonly onFiles: (files: FileList | null) => void
}

function Chooser({ label, camera = false, onFiles }: ChooserProps) {
  const input = useRef<HTMLInputElement>(null)
  const Icon = camera ? IconCamera : IconUpload
  return (
    <>
      <Button
        variant={camera ? 'default' : 'filled'}
        leftSection={<Icon size={20} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        {...(camera ? { accept: 'image/*', capture: 'environment' as const } : { multiple: true })}
        onChange={event => {
          onFiles(event.currentTarget.files)
          // The same file may be chosen again.
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}

interface Taken {
  readonly max_bytes: number
  readonly in_words: string
}

function WhatIsTaken() {
  const { api } = useFurrow()
  const { data } = useAnswer(['what may be uploaded'], signal =>
    api.get<{ readonly data: Taken }>('uploads', { signal }),
  )
  if (!data) return null
  const { max_bytes: most, in_words: kinds } = data.data
  return (
    <Text size="xs" c="dimmed" className="add-files-kinds">
      <span className="add-files-long">{kinds}. </span>Up to {sizeText(most)} each.
    </Text>
  )
}
