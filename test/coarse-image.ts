import type { Page } from 'playwright-core'

// Screens are compared as coarse images: glyphs, their antialiasing and single digits differ between machines and from
// run to run, what is where and in which color does not. The browser scales and compares, so that no library is needed.

/** A pixel of a coarse image stands for a square of so many pixels of the screen. */
const SQUARE = 8
/** The difference of a channel, of 255, above which a square looks different. */
const VISIBLE = 26

/** Scales a screenshot down, and returns it as PNG in base64. `page` is any page without a content security policy. */
export const coarsen = (page: Page, screenshot: Buffer): Promise<string> =>
  page.evaluate<string>(`(async () => {
    const image = await createImageBitmap(await (await fetch('data:image/png;base64,${screenshot.toString('base64')}')).blob())
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: Math.ceil(image.width / ${SQUARE}), height: Math.ceil(image.height / ${SQUARE}) })
    const context = canvas.getContext('2d')
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    return canvas.toDataURL('image/png').split(',')[1]
  })()`)

/**
 * Returns the share of squares that look different, 0 to 1; all where the sizes differ. A square that one of its
 * neighbors in the other image looks like is the same, because other fonts move things by a few pixels. Both ways are
 * compared, so that what is missing counts like what is new.
 */
export const difference = (page: Page, one: string, other: string): Promise<number> =>
  page.evaluate<number>(`(async () => {
    const read = async (base64) => {
      const image = await createImageBitmap(await (await fetch('data:image/png;base64,' + base64)).blob())
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
      canvas.getContext('2d').drawImage(image, 0, 0)
      return canvas.getContext('2d').getImageData(0, 0, image.width, image.height)
    }
    const images = [await read('${one}'), await read('${other}')]
    const [{ width, height }] = images
    if (images.some((image) => image.width !== width || image.height !== height)) return 1
    const share = (a, b) => {
      const isAlike = (x, y, nx, ny) => {
        if (nx < 0 || ny < 0 || nx >= width || ny >= height) return false
        const [from, to] = [4 * (y * width + x), 4 * (ny * width + nx)]
        return [0, 1, 2].every((channel) => Math.abs(a.data[from + channel] - b.data[to + channel]) <= ${VISIBLE})
      }
      let different = 0
      for (let y = 0; y < height; y += 1)
        for (let x = 0; x < width; x += 1)
          if (![-1, 0, 1].some((dy) => [-1, 0, 1].some((dx) => isAlike(x, y, x + dx, y + dy)))) different += 1
      return different / (width * height)
    }
    return Math.max(share(images[0], images[1]), share(images[1], images[0]))
  })()`)
