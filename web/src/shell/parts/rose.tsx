const POINTS = [0, 45, 90, 135, 180, 225, 270, 315];

/** The compass rose: our sign. Long points north, east, south, west, half black as engravers shade them. */
export function Rose({ size = 24 }: { readonly size?: number }) {
  return (
    <svg className="rose" width={size} height={size} viewBox="-50 -50 100 100" aria-hidden="true">
      <circle r="30" fill="none" stroke="currentColor" strokeWidth="1" />
      <circle r="27" fill="none" stroke="currentColor" strokeWidth=".5" />
      {POINTS.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d={`M0 0 L${turn % 90 === 0 ? '7 -9 L0 -48' : '5 -8 L0 -27'} Z`} fill="currentColor" />
          <path
            d={`M0 0 L${turn % 90 === 0 ? '-7 -9 L0 -48' : '-5 -8 L0 -27'} Z`}
            fill="var(--cw-plate)"
            stroke="currentColor"
            strokeWidth=".8"
          />
        </g>
      ))}
      <circle r="3" fill="var(--cw-plate)" stroke="currentColor" />
    </svg>
  );
}
