import { z } from 'zod'
import { expect } from '../support/fixtures.ts'
import { journey } from './journey.ts'

const requestsSchema = z.array(z.object({ name: z.string(), email: z.string(), message: z.string() }))

journey('a visitor in trouble finds no answer, writes to people, and is told that it has arrived [CT-001, CT-034]', {
  language: 'es',
  steps: { pages: 1, presses: 3, fields: 6 },
  async walk(walker, { sandbox, request }) {
    const email = `pau-${crypto.randomUUID()}@example.com`
    const message = 'My trainer hums like a bee, and only on Tuesdays.'
    await walker.open('/help')
    await walker.search(walker.say({ en: 'Search the answers', es: 'Buscar en las respuestas' }), 'zumbido')
    await walker.hears(walker.say({ en: 'Nothing found', es: 'No se ha encontrado nada' }))
    const write = walker.say({ en: 'Write to us', es: 'Escríbenos' })
    await walker.press('button', write)
    await walker.hears(walker.say({ en: 'Drop us a line', es: 'Escríbenos' }))
    await walker.write(walker.say({ en: 'First name', es: 'Nombre' }), 'Pau')
    await walker.write(walker.say({ en: 'Last name', es: 'Apellidos' }), 'Serra')
    await walker.write(walker.say({ en: 'E-mail', es: 'Correo electrónico' }), email)
    await walker.choose(
      walker.say({ en: 'Subject', es: 'Asunto' }),
      walker.say({ en: 'Set-up and sensors', es: 'Montaje y sensores' }),
    )
    await walker.write(walker.say({ en: 'Message', es: 'Mensaje' }), message)
    await walker.press('button', walker.say({ en: 'Send', es: 'Enviar' }))
    await walker.hears(walker.say({ en: 'thanks for submitting', es: 'Gracias por tu mensaje' }))
    await walker.press('button', walker.say({ en: 'ok, got it', es: 'Vale, entendido' }))
    await walker.hears(write)
    const received = requestsSchema.parse(await (await request.get(`${sandbox.url}/control/support`)).json())
    expect(received.filter((each) => each.email === email)).toEqual([{ name: 'Pau Serra', email, message }])
  },
})
