'use client'

import { type PointerEvent, useEffect, useId, useRef } from 'react'
import { type Crop, dragged, drawSquare, MOST_ZOOM } from './crop'

type CropFrameProps = { picture: HTMLImageElement; crop: Crop; onChange: (crop: Crop) => void }

const SHOWN = 224

const SLIDERS = [
  { name: 'zoom', label: 'Zoom', min: 1, max: MOST_ZOOM },
  { name: 'x', label: 'Left to right', min: 0, max: 1 },
  { name: 'y', label: 'Top to bottom', min: 0, max: 1 },
] as const

/** The square as it will be shown; dragged with the pointer, or set with three sliders. */
export function CropFrame({ picture, crop, onChange }: CropFrameProps) {
  const id = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const size = { width: picture.naturalWidth, height: picture.naturalHeight }

  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, picture, crop)
  }, [picture, crop])

  function move(event: PointerEvent<HTMLCanvasElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const shown = event.currentTarget.clientWidth
    onChange(dragged(size, crop, { x: event.movementX, y: event.movementY }, shown))
  }

  return (
    <div className="crop">
      <canvas
        ref={canvas}
        width={SHOWN * 2}
        height={SHOWN * 2}
        role="img"
        aria-label="The picture as it will be shown"
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={move}
      />
      <div className="grid flex-1 basis-48 content-center gap-2">
        {SLIDERS.map(({ name, label, min, max }) => (
          <label key={name} htmlFor={`${id}-${name}`} className="text-sm font-semibold">
            {label}
            <input
              id={`${id}-${name}`}
              type="range"
              min={min}
              max={max}
              step={0.01}
              value={crop[name]}
              onChange={({ currentTarget }) => onChange({ ...crop, [name]: currentTarget.valueAsNumber })}
            />
          </label>
        ))}
      </div>
    </div>
  )
}
