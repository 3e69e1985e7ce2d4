// Documents and pictures kept with a farm: what they belong to, which are still wanted, who took them.

import { fileCategories, fileScans } from '../choices.ts'
import { entity } from '../entity.ts'
import { choice, count, key, longText, text, typedKey, typeOf } from '../fields.ts'
import { farm, farmOf } from '../owners.ts'
import { hasMany } from '../relations.ts'

export const files = [
  entity('files', {
    label: 'File',
    help: 'A document or picture kept with the farm.',
    ownedBy: farm(),
    fields: {
      farm_id: key('farms', { required: true }),
      period_id: key('periods'),
      name: text({ required: true, searchable: true }),
      category: choice(fileCategories),
      notes: longText(),
      media_type: text({ readOnly: true, max: 100 }),
      size: count({ readOnly: true, unit: 'bytes', max: 2_000_000_000 }),
      checksum: text({ readOnly: true, max: 64 }),
      scan: choice(fileScans, {
        readOnly: true,
        label: 'Virus scan',
        help: 'A file in which something was found can’t be downloaded.',
      }),
      uploaded_by_id: key('users', { readOnly: true, label: 'Uploaded by' }),
      place: text({ secret: true, readOnly: true, max: 500 }),
    },
    relations: {
      crop_rctis: hasMany('crop_rctis', 'file_id'),
      file_links: hasMany('file_links', 'file_id'),
      requested_files: hasMany('requested_files', 'file_id'),
      file_downloads: hasMany('file_downloads', 'file_id'),
    },
  }),
  entity('file_links', {
    label: 'File link',
    plural: 'File links',
    help: 'Says which record a file belongs to: a map to its property, a statement to its asset.',
    ownedBy: farmOf('file_id'),
    fields: {
      file_id: key('files', { required: true }),
      linkable_type: typeOf(
        [
          'farm_properties',
          'paddocks',
          'rain_gauges',
          'farm_contacts',
          'crop_collections',
          'crop_sale_actuals',
          'livestock_ledgers',
          'asset_buildings',
          'asset_grain_storage',
          'asset_plant',
          'asset_waters',
        ],
        { required: true, label: 'Type of record' },
      ),
      linkable_id: typedKey('linkable_type', { required: true, label: 'Record' }),
      farm_id: key('farms', { required: true }),
    },
    unique: [['file_id', 'linkable_type', 'linkable_id']],
  }),
  entity('requested_files', {
    label: 'Requested document',
    help: 'A document still needed from the farm.',
    ownedBy: farm(),
    fields: {
      farm_id: key('farms', { required: true }),
      period_id: key('periods', { required: true }),
      description: text({ required: true, searchable: true, label: 'Document needed' }),
      category: choice(fileCategories),
      file_id: key('files', { help: 'The file that answers it.' }),
    },
  }),
  entity('file_downloads', {
    label: 'Download',
    help: 'A file was downloaded.',
    ownedBy: farmOf('file_id', { write: 'nobody' }),
    fields: {
      file_id: key('files', { required: true }),
      user_id: key('users', { required: true, label: 'Downloaded by' }),
      farm_id: key('farms', { required: true }),
    },
  }),
] as const
