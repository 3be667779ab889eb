import { useTrust } from '../../i18n/trust/index.ts';
import { Plate, PlatePage } from '../online/parts.tsx';

/** What is kept of a person, who sees it, where it goes and how it ends. */
export default function DataPage() {
  const { data, dataParts } = useTrust();
  return (
    <PlatePage title={data}>
      {dataParts.map(({ title, text }) => (
        <Plate key={title} title={title}>
          {text.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Plate>
      ))}
    </PlatePage>
  );
}
