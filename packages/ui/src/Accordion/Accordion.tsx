import { Accordion as PrimeAccordion, AccordionTab } from 'primereact/accordion';
import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { marksOf, type PartProps } from '../Part/partProps.ts';
import { usePrimeRef } from '../Part/primeRef.ts';
import { PrimeScope } from '../PrimeScope/PrimeScope.tsx';
import './Accordion.css';

/** One section of an {@link Accordion}. */
export interface AccordionSection {
  id: string;
  /** What is found inside: a noun, or the question that it answers. */
  title: string;
  /** Drawn while the section is open. */
  content: ReactNode;
}

/** Props of {@link Accordion}. */
export interface AccordionProps extends PartProps {
  sections: readonly AccordionSection[];
  /** Id of the section that is open at first. Default: none. */
  defaultOpen?: string;
  /** Level of the titles as headings. Default 3. */
  level?: 2 | 3 | 4;
}

/** Sections of which one is open at a time: what is read now and then, out of the way of what is read always. */
export function Accordion({ sections, defaultOpen, level = 3, ...rest }: AccordionProps) {
  const part = usePrimeRef<PrimeAccordion>(rest);
  const id = useId();
  const [open, setOpen] = useState(defaultOpen);
  const openIndex = sections.findIndex((section) => section.id === open);
  return (
    <PrimeScope>
      <PrimeAccordion
        ref={part}
        {...marksOf(rest)}
        id={id}
        activeIndex={openIndex < 0 ? null : openIndex}
        onTabChange={({ index }) => setOpen(typeof index === 'number' ? sections[index]?.id : undefined)}
        expandIcon={<Icon name="chevron-right" size={16} />}
        collapseIcon={<Icon name="chevron-down" size={16} />}
        pt={{ root: { className: 'st-accordion' } }}
      >
        {sections.map((section) => (
          <AccordionTab key={section.id} header={section.title} pt={look(level)}>
            {section.content}
          </AccordionTab>
        ))}
      </PrimeAccordion>
    </PrimeScope>
  );
}

/** Each title is a heading, so that a screen reader can go from one to the next. */
function look(level: number) {
  return {
    root: { className: 'st-accordion__section' },
    header: { className: 'st-accordion__head', role: 'heading', 'aria-level': level },
    headerAction: { className: 'st-accordion__action', href: undefined, 'aria-disabled': undefined },
    headerTitle: { className: 'st-accordion__title' },
    content: { className: 'st-accordion__content' },
  };
}
