import { expect, test } from 'vitest'
import { buttonColour, colourName, isColour } from '@/lib/core/colours'

test.each([
  ['yorkshire-gray', 'yorkshire-gray'],
  [' Yorkshire Gray ', 'yorkshire-gray'],
  ['YORKSHIRE_GRAY', 'yorkshire-gray'],
  ['orange', 'orange'],
  ['tartan', undefined],
  ['constructor', undefined],
  ['#ffffff', undefined],
])('the name of a colour is read in older spellings, too: %j', (value, name) => {
  expect(colourName(value)).toBe(name)
})

test.each([
  ['#FFC53D', true],
  [' #fff ', true],
  ['Cream', true],
  ['#ff', false],
  ['', false],
  ['creme', false],
])('a colour is a name or a hex value: %j', (value, expected) => {
  expect(isColour(value)).toBe(expected)
})

test.each([
  ['Green', 'green'],
  ['orange', 'primary'],
  ['white', 'light'],
  ['BLACK', 'dark'],
  ['violet', 'secondary'],
  ['cream', undefined],
  ['#15803d', undefined],
  ['toString', undefined],
])('the colour of a button is read from its older names, too: %j', (value, colour) => {
  expect(buttonColour(value)).toBe(colour)
})
