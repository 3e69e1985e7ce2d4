// Words that mark crops, to find them again.

import { entity } from '../entity.ts'
import { key, text, typedKey, typeOf } from '../fields.ts'
import { everyone, ownerRow } from '../owners.ts'
import { hasMany } from '../relations.ts'
import { listed, mergeable } from './listed.ts'

export const cropTags = [
  entity('crop_tags', {
    label: 'Crop tag',
    help: 'A word that marks crops, to find them again.',
    ownedBy: everyone,
    fields: {
      name: text({ required: true, searchable: true, max: 60 }),
      ...listed,
      ...mergeable('crop_tags'),
    },
    relations: { taggables: hasMany('taggables', 'tag_id') },
    unique: [['name']],
  }),
  entity('taggables', {
    label: 'Tag on a crop',
    plural: 'Tags on crops',
    help: 'Puts a tag on a crop.',
    ownedBy: ownerRow('taggable'),
    fields: {
      tag_id: key('crop_tags', { required: true }),
      taggable_type: typeOf(['crop_collections'], { required: true }),
      taggable_id: typedKey('taggable_type', { required: true }),
    },
    unique: [['tag_id', 'taggable_type', 'taggable_id']],
  }),
] as const
