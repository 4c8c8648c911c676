import { afterEach, expect, test, vi } from 'vitest'
import { keepDraft, takeDraft } from '@/lib/domains/profile/draft-storage'
import { formFrom } from '@/lib/domains/profile/profile-form'
import { maya } from '../../support/profiles'

const typed = { ...formFrom(maya, 'en'), ftp: '9999' }

afterEach(() => sessionStorage.clear())

test('what was typed is there once, for the player who typed it', () => {
  keepDraft(maya.publicId, typed)
  expect(takeDraft(maya.publicId)).toEqual(typed)
  expect(takeDraft(maya.publicId)).toBeUndefined()
})

test.each(['untold', 'female', 'male'] as const)('what was typed comes back with a gender that is %s', (gender) => {
  keepDraft(maya.publicId, { ...typed, gender, units: 'imperial' })
  expect(takeDraft(maya.publicId)).toMatchObject({ gender, units: 'imperial' })
})

test('another player on the same machine never sees it', () => {
  keepDraft(maya.publicId, typed)
  expect(takeDraft('ply-tomas-rivera')).toBeUndefined()
  expect(takeDraft(maya.publicId)).toBeUndefined()
})

test.each(['', '{', '{"publicId":"ply-maya-lindqvist"}', '{"publicId":"ply-maya-lindqvist","form":{"ftp":7}}'])(
  'a draft that reads %j is none',
  (text) => {
    sessionStorage.setItem('profile-draft', text)
    expect(takeDraft(maya.publicId)).toBeUndefined()
  },
)

test('without storage nothing breaks', () => {
  const refuse = () => {
    throw new Error('storage is switched off')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(() => keepDraft(maya.publicId, typed)).not.toThrow()
  expect(takeDraft(maya.publicId)).toBeUndefined()
  vi.unstubAllGlobals()
})
