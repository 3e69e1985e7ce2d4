// The contacts of a farm: a sheet, and on a phone cards unless somebody wants the table.

import { SegmentedControl } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import type { ComponentProps } from 'react'
import { ContactCards } from './contact-cards.tsx'
import { ContactSheet } from './contact-sheet.tsx'

export function ContactList(props: ComponentProps<typeof ContactSheet>) {
  const isPhone = useMediaQuery('(max-width: 37.49em)', false, { getInitialValueInEffect: false })
  const [shape, setShape] = useState('Cards')
  if (!isPhone) return <ContactSheet {...props} />
  return (
    <>
      <SegmentedControl
        aria-label="Shown as"
        mb="sm"
        data={['Cards', 'Table']}
        value={shape}
        onChange={setShape}
      />
      {shape === 'Cards' ? <ContactCards {...props} /> : <ContactSheet {...props} />}
    </>
  )
}
