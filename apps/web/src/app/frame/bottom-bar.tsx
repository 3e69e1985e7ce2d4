// On a phone the places stand at the bottom, in reach of a thumb: the most used, and “More”.

import { Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDots } from '@tabler/icons-react'
import { placesOfPhone, usePlaces } from './rail-places.ts'
import { PlaceItem } from './rail.tsx'

export function BottomBar() {
  const places = usePlaces()
  const near = placesOfPhone(places)
  const [isOpen, more] = useDisclosure()
  if (places.length === 0) return null
  return (
    <nav className="bottom-bar no-print" aria-label="Most used places">
      {near.map(place => (
        <PlaceItem key={place.name} place={place} />
      ))}
      <button type="button" className="place" aria-haspopup="dialog" onClick={more.open}>
        <IconDots size={22} stroke={1.6} />
        <span>More</span>
      </button>
      <Drawer.Root opened={isOpen} onClose={more.close} position="bottom" size="auto">
        <Drawer.Overlay />
        <Drawer.Content>
          <Drawer.Header role="none">
            <Drawer.Title>All places</Drawer.Title>
            <Drawer.CloseButton aria-label="Close" />
          </Drawer.Header>
          <Drawer.Body>
            <ul className="more-places">
              {places.map(place => (
                <li key={place.name}>
                  <PlaceItem place={place} onGo={more.close} />
                </li>
              ))}
            </ul>
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </nav>
  )
}
