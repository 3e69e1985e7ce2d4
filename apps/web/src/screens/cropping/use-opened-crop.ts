// The crop whose drawer is open: at first the one that the address names, where another screen led here, and
// then at the part of it that is to be filled in.

import { useState } from 'react'
import { useAddressWords } from '../../period/use-address-words.ts'

export function useOpenedCrop() {
  const [{ crop, part }, change] = useAddressWords(['crop', 'part'])
  const [opened, open] = useState(crop === null ? undefined : Number(crop))
  const close = () => {
    open(undefined)
    if (crop !== null) change({ crop: null, part: null })
  }
  return { opened, part, open, close }
}
