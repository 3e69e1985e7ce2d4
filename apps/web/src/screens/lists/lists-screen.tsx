// Administrators see to the lists that farms and the office choose from.

import { BelowSight } from '../../ui/below-sight.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { CropTagsList } from './crop-tags-list.tsx'
import { OfficeLists } from './office-lists.tsx'
import { VarietiesList } from './varieties-list.tsx'
import './lists.css'

export function ListsScreen() {
  return (
    <div className="lists">
      <ScreenTitle>Lists</ScreenTitle>
      <VarietiesList />
      <BelowSight>
        <CropTagsList />
        <OfficeLists />
      </BelowSight>
    </div>
  )
}
