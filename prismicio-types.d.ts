import type * as prismic from "@prismicio/client";

type Simplify<T> = { [KeyType in keyof T]: T[KeyType] };


type PickContentRelationshipFieldData<
	TRelationship extends prismic.CustomTypeModelFetchCustomTypeLevel1 | prismic.CustomTypeModelFetchCustomTypeLevel2 | prismic.CustomTypeModelFetchGroupLevel1 | prismic.CustomTypeModelFetchGroupLevel2,
	TData extends Record<string, prismic.AnyRegularField | prismic.GroupField | prismic.NestedGroupField | prismic.SliceZone>,
	TLang extends string
> = |
	// Content relationship fields
	{
		[TSubRelationship in Extract<
			TRelationship["fields"][number], prismic.CustomTypeModelFetchContentRelationshipLevel1
		> as TSubRelationship["id"]]:
			ContentRelationshipFieldWithData<TSubRelationship["customtypes"], TLang>;
	} &
	// Group
	{
		[TGroup in Extract<
			TRelationship["fields"][number], prismic.CustomTypeModelFetchGroupLevel1 | prismic.CustomTypeModelFetchGroupLevel2
		> as TGroup["id"]]:
			TData[TGroup["id"]] extends prismic.GroupField<infer TGroupData>
				? prismic.GroupField<PickContentRelationshipFieldData<TGroup, TGroupData, TLang>>
				: never
	} &
	// Other fields
	{
		[TFieldKey in Extract<TRelationship["fields"][number], string>]:
			TFieldKey extends keyof TData ? TData[TFieldKey] : never;
	};

type ContentRelationshipFieldWithData<
	TCustomType extends readonly (prismic.CustomTypeModelFetchCustomTypeLevel1 | string)[] | readonly (prismic.CustomTypeModelFetchCustomTypeLevel2 | string)[],
	TLang extends string = string
> = {
	[ID in Exclude<TCustomType[number], string>["id"]]:
		prismic.ContentRelationshipField<
			ID,
			TLang,
			PickContentRelationshipFieldData<
				Extract<TCustomType[number], { id: ID }>,
				Extract<prismic.Content.AllDocumentTypes, { type: ID }>["data"],
				TLang
			>
		>
}[Exclude<TCustomType[number], string>["id"]];

type AcademyPageDocumentDataBodySlice = AcademyPunchcardNewSlice | AlertSlice | CommunityCardsSlice | ContentSliceSlice | CtaSlice | EventCardsSlice | FaqSlice | GenericCardsSlice | HeroSlice | HeroBannerSlice | HeroCarouselSlice | LiveDataSlice | MyEventsSlice | SideBySideSlice | SpacerSlice | StickyNavigationSlice | TextSlice | ThreeCardsSlice | UserChecklistSlice

type AcademyPageDocumentDataBody1Slice = AcademyPunchcardNewSlice | AlertSlice | CommunityCardsSlice | ContentSliceSlice | CtaSlice | EventCardsSlice | FaqSlice | GenericCardsSlice | HeroSlice | HeroBannerSlice | HeroCarouselSlice | LiveDataSlice | MyEventsSlice | SideBySideSlice | SpacerSlice | StickyNavigationSlice | TextSlice | ThreeCardsSlice | UserChecklistSlice

/**
 * Content for Academy page documents
 */
interface AcademyPageDocumentData {
	/**
	 * Title field in *Academy page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: academy_page.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Layout name field in *Academy page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: academy_page.layout_name
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	layout_name: prismic.KeyTextField;
	
	/**
	 * Ghost nav field in *Academy page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: academy_page.ghost_nav
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	ghost_nav: prismic.KeyTextField;
	
	/**
	 * Feature flag field in *Academy page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: academy_page.feature_flag
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	feature_flag: prismic.KeyTextField;
	
	/**
	 * Sections field in *Academy page*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: academy_page.body[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	body: prismic.SliceZone<AcademyPageDocumentDataBodySlice>;/**
	 * Sections of the slice layout field in *Academy page*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: academy_page.body1[]
	 * - **Tab**: Second zone
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	body1: prismic.SliceZone<AcademyPageDocumentDataBody1Slice>;/**
	 * Meta title field in *Academy page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: academy_page.meta_title
	 * - **Tab**: Search and social
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Meta description field in *Academy page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: academy_page.meta_description
	 * - **Tab**: Search and social
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Meta image field in *Academy page*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: academy_page.meta_image
	 * - **Tab**: Search and social
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
}

/**
 * Academy page document from Prismic
 *
 * - **API ID**: `academy_page`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type AcademyPageDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<AcademyPageDocumentData>, "academy_page", Lang>;

type CampaignPageDocumentDataBodySlice = AcademyPunchcardNewSlice | AlertSlice | CommunityCardsSlice | ContentSliceSlice | CtaSlice | EventCardsSlice | FaqSlice | GenericCardsSlice | HeroSlice | HeroBannerSlice | HeroCarouselSlice | LiveDataSlice | MyEventsSlice | SideBySideSlice | SpacerSlice | StickyNavigationSlice | TextSlice | ThreeCardsSlice | UserChecklistSlice

type CampaignPageDocumentDataBody1Slice = AcademyPunchcardNewSlice | AlertSlice | CommunityCardsSlice | ContentSliceSlice | CtaSlice | EventCardsSlice | FaqSlice | GenericCardsSlice | HeroSlice | HeroBannerSlice | HeroCarouselSlice | LiveDataSlice | MyEventsSlice | SideBySideSlice | SpacerSlice | StickyNavigationSlice | TextSlice | ThreeCardsSlice | UserChecklistSlice

/**
 * Content for Campaign page documents
 */
interface CampaignPageDocumentData {
	/**
	 * Campaign short name field in *Campaign page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: campaign_page.campaign_short_name
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	campaign_short_name: prismic.KeyTextField;
	
	/**
	 * Layout name field in *Campaign page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: campaign_page.layout_name
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	layout_name: prismic.KeyTextField;
	
	/**
	 * Ghost nav field in *Campaign page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: campaign_page.ghost_nav
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	ghost_nav: prismic.KeyTextField;
	
	/**
	 * Post campaign start time field in *Campaign page*
	 *
	 * - **Field Type**: Timestamp
	 * - **Placeholder**: *None*
	 * - **API ID Path**: campaign_page.post_campaign_start_time
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/timestamp
	 */
	post_campaign_start_time: prismic.TimestampField;
	
	/**
	 * Campaign start time field in *Campaign page*
	 *
	 * - **Field Type**: Timestamp
	 * - **Placeholder**: *None*
	 * - **API ID Path**: campaign_page.campaign_start_time
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/timestamp
	 */
	campaign_start_time: prismic.TimestampField;
	
	/**
	 * Event signup start time field in *Campaign page*
	 *
	 * - **Field Type**: Timestamp
	 * - **Placeholder**: *None*
	 * - **API ID Path**: campaign_page.event_signup_start_time
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/timestamp
	 */
	event_signup_start_time: prismic.TimestampField;
	
	/**
	 * Registration start time field in *Campaign page*
	 *
	 * - **Field Type**: Timestamp
	 * - **Placeholder**: *None*
	 * - **API ID Path**: campaign_page.registration_start_time
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/timestamp
	 */
	registration_start_time: prismic.TimestampField;
	
	/**
	 * Sections field in *Campaign page*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: campaign_page.body[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	body: prismic.SliceZone<CampaignPageDocumentDataBodySlice>;/**
	 * Sections of the slice layout field in *Campaign page*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: campaign_page.body1[]
	 * - **Tab**: Second zone
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	body1: prismic.SliceZone<CampaignPageDocumentDataBody1Slice>;/**
	 * Meta title field in *Campaign page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: campaign_page.meta_title
	 * - **Tab**: Search and social
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Meta description field in *Campaign page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: campaign_page.meta_description
	 * - **Tab**: Search and social
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Meta image field in *Campaign page*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: campaign_page.meta_image
	 * - **Tab**: Search and social
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
}

/**
 * Campaign page document from Prismic
 *
 * - **API ID**: `campaign_page`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type CampaignPageDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<CampaignPageDocumentData>, "campaign_page", Lang>;

type CampaignStageDocumentDataBodySlice = AcademyPunchcardNewSlice | AlertSlice | CommunityCardsSlice | ContentSliceSlice | CtaSlice | EventCardsSlice | FaqSlice | GenericCardsSlice | HeroSlice | HeroBannerSlice | HeroCarouselSlice | LiveDataSlice | MyEventsSlice | SideBySideSlice | SpacerSlice | StickyNavigationSlice | TextSlice | ThreeCardsSlice | UserChecklistSlice

type CampaignStageDocumentDataBody1Slice = AcademyPunchcardNewSlice | AlertSlice | CommunityCardsSlice | ContentSliceSlice | CtaSlice | EventCardsSlice | FaqSlice | GenericCardsSlice | HeroSlice | HeroBannerSlice | HeroCarouselSlice | LiveDataSlice | MyEventsSlice | SideBySideSlice | SpacerSlice | StickyNavigationSlice | TextSlice | ThreeCardsSlice | UserChecklistSlice

/**
 * Content for Campaign stage documents
 */
interface CampaignStageDocumentData {
	/**
	 * Campaign short name field in *Campaign stage*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: campaign_stage.campaign_short_name
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	campaign_short_name: prismic.KeyTextField;
	
	/**
	 * Sections field in *Campaign stage*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: campaign_stage.body[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	body: prismic.SliceZone<CampaignStageDocumentDataBodySlice>;/**
	 * Sections of the slice layout field in *Campaign stage*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: campaign_stage.body1[]
	 * - **Tab**: Second zone
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	body1: prismic.SliceZone<CampaignStageDocumentDataBody1Slice>;
}

/**
 * Campaign stage document from Prismic
 *
 * - **API ID**: `campaign_stage`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type CampaignStageDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<CampaignStageDocumentData>, "campaign_stage", Lang>;

/**
 * Item in *Contact form → Fields*
 */
export interface ContactFormDocumentDataFieldsItem {
	/**
	 * Name field in *Contact form → Fields*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_form.fields[].name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Placeholder text field in *Contact form → Fields*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_form.fields[].placeholder_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	placeholder_text: prismic.KeyTextField;
	
	/**
	 * Required field in *Contact form → Fields*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: contact_form.fields[].required
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	required: prismic.BooleanField;
	
	/**
	 * Form validation field in *Contact form → Fields*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_form.fields[].form_validation
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	form_validation: prismic.KeyTextField;
}

/**
 * Item in *Contact form → Query types*
 */
export interface ContactFormDocumentDataQueryTypesItem {
	/**
	 * Label field in *Contact form → Query types*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_form.queryTypes[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
}

/**
 * Content for Contact form documents
 */
interface ContactFormDocumentData {
	/**
	 * Title field in *Contact form*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_form.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Fields field in *Contact form*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_form.fields[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	fields: prismic.GroupField<Simplify<ContactFormDocumentDataFieldsItem>>;
	
	/**
	 * Query types field in *Contact form*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_form.queryTypes[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	queryTypes: prismic.GroupField<Simplify<ContactFormDocumentDataQueryTypesItem>>;
	
	/**
	 * Policy text field in *Contact form*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_form.policy_text
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	policy_text: prismic.RichTextField;
}

/**
 * Contact form document from Prismic
 *
 * - **API ID**: `contact_form`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type ContactFormDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<ContactFormDocumentData>, "contact_form", Lang>;

/**
 * Content for Error page documents
 */
interface ErrorPageDocumentData {
	/**
	 * Title field in *Error page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: error_page.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Body field in *Error page*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: error_page.body
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
}

/**
 * Error page document from Prismic
 *
 * - **API ID**: `error_page`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type ErrorPageDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<ErrorPageDocumentData>, "error_page", Lang>;

/**
 * Item in *Footer → Groups → Links*
 */
export interface FooterDocumentDataGroupsLinksItem {
	/**
	 * Label field in *Footer → Groups → Links*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: footer.groups[].links[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Link field in *Footer → Groups → Links*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: footer.groups[].links[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Item in *Footer → Groups*
 */
export interface FooterDocumentDataGroupsItem {
	/**
	 * Title field in *Footer → Groups*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: footer.groups[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Links field in *Footer → Groups*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: footer.groups[].links[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	links: prismic.NestedGroupField<Simplify<FooterDocumentDataGroupsLinksItem>>;
}

/**
 * Item in *Footer → Social*
 */
export interface FooterDocumentDataSocialItem {
	/**
	 * Label field in *Footer → Social*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: footer.social[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Link field in *Footer → Social*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: footer.social[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Content for Footer documents
 */
interface FooterDocumentData {
	/**
	 * Groups field in *Footer*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: footer.groups[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	groups: prismic.GroupField<Simplify<FooterDocumentDataGroupsItem>>;
	
	/**
	 * Social field in *Footer*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: footer.social[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	social: prismic.GroupField<Simplify<FooterDocumentDataSocialItem>>;
	
	/**
	 * Legal field in *Footer*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: footer.legal
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	legal: prismic.RichTextField;
}

/**
 * Footer document from Prismic
 *
 * - **API ID**: `footer`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type FooterDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<FooterDocumentData>, "footer", Lang>;

/**
 * Item in *Navigation → Items → Children*
 */
export interface NavigationDocumentDataItemsChildrenItem {
	/**
	 * Label field in *Navigation → Items → Children*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: navigation.items[].children[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Link field in *Navigation → Items → Children*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: navigation.items[].children[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Item in *Navigation → Items*
 */
export interface NavigationDocumentDataItemsItem {
	/**
	 * Label field in *Navigation → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: navigation.items[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Link field in *Navigation → Items*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: navigation.items[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Children field in *Navigation → Items*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: navigation.items[].children[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	children: prismic.NestedGroupField<Simplify<NavigationDocumentDataItemsChildrenItem>>;
}

/**
 * Content for Navigation documents
 */
interface NavigationDocumentData {
	/**
	 * Items field in *Navigation*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: navigation.items[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<NavigationDocumentDataItemsItem>>;
}

/**
 * Navigation document from Prismic
 *
 * - **API ID**: `navigation`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type NavigationDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<NavigationDocumentData>, "navigation", Lang>;

type PageDocumentDataBodySlice = AcademyPunchcardNewSlice | AlertSlice | CommunityCardsSlice | ContentSliceSlice | CtaSlice | EventCardsSlice | FaqSlice | GenericCardsSlice | HeroSlice | HeroBannerSlice | HeroCarouselSlice | LiveDataSlice | MyEventsSlice | SideBySideSlice | SpacerSlice | StickyNavigationSlice | TextSlice | ThreeCardsSlice | UserChecklistSlice

type PageDocumentDataBody1Slice = AcademyPunchcardNewSlice | AlertSlice | CommunityCardsSlice | ContentSliceSlice | CtaSlice | EventCardsSlice | FaqSlice | GenericCardsSlice | HeroSlice | HeroBannerSlice | HeroCarouselSlice | LiveDataSlice | MyEventsSlice | SideBySideSlice | SpacerSlice | StickyNavigationSlice | TextSlice | ThreeCardsSlice | UserChecklistSlice

/**
 * Content for Page documents
 */
interface PageDocumentData {
	/**
	 * Title field in *Page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Layout name field in *Page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.layout_name
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	layout_name: prismic.KeyTextField;
	
	/**
	 * Ghost nav field in *Page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.ghost_nav
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	ghost_nav: prismic.KeyTextField;
	
	/**
	 * Feature flag field in *Page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.feature_flag
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	feature_flag: prismic.KeyTextField;
	
	/**
	 * Sections field in *Page*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.body[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	body: prismic.SliceZone<PageDocumentDataBodySlice>;/**
	 * Sections of the slice layout field in *Page*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.body1[]
	 * - **Tab**: Second zone
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	body1: prismic.SliceZone<PageDocumentDataBody1Slice>;/**
	 * Meta title field in *Page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.meta_title
	 * - **Tab**: Search and social
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Meta description field in *Page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.meta_description
	 * - **Tab**: Search and social
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Meta image field in *Page*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.meta_image
	 * - **Tab**: Search and social
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
}

/**
 * Page document from Prismic
 *
 * - **API ID**: `page`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type PageDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<PageDocumentData>, "page", Lang>;

/**
 * Content for Redirect documents
 */
interface RedirectDocumentData {
	/**
	 * From field in *Redirect*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: redirect.from
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	from: prismic.KeyTextField;
	
	/**
	 * To field in *Redirect*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: redirect.to
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	to: prismic.KeyTextField;
	
	/**
	 * Permanent field in *Redirect*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: redirect.permanent
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	permanent: prismic.BooleanField;
}

/**
 * Redirect document from Prismic
 *
 * - **API ID**: `redirect`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type RedirectDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<RedirectDocumentData>, "redirect", Lang>;

/**
 * Content for Settings documents
 */
interface SettingsDocumentData {
	/**
	 * Women only notice field in *Settings*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.women_only_notice
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	women_only_notice: prismic.RichTextField;
	
	/**
	 * Category enforcement notice field in *Settings*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.category_enforcement_notice
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	category_enforcement_notice: prismic.RichTextField;
	
	/**
	 * Register prompt field in *Settings*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.register_prompt
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	register_prompt: prismic.RichTextField;
	
	/**
	 * Make up message field in *Settings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.make_up_message
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	make_up_message: prismic.KeyTextField;
	
	/**
	 * Banner text field in *Settings*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.banner_text
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	banner_text: prismic.RichTextField;
}

/**
 * Settings document from Prismic
 *
 * - **API ID**: `settings`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type SettingsDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<SettingsDocumentData>, "settings", Lang>;

type StageDocumentDataBodySlice = AcademyPunchcardNewSlice | AlertSlice | CommunityCardsSlice | ContentSliceSlice | CtaSlice | EventCardsSlice | FaqSlice | GenericCardsSlice | HeroSlice | HeroBannerSlice | HeroCarouselSlice | LiveDataSlice | MyEventsSlice | SideBySideSlice | SpacerSlice | StickyNavigationSlice | TextSlice | ThreeCardsSlice | UserChecklistSlice

/**
 * Content for Stage documents
 */
interface StageDocumentData {
	/**
	 * Stage number field in *Stage*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: stage.stage_number
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	stage_number: prismic.NumberField;
	
	/**
	 * Stage name field in *Stage*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: stage.stageName
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	stageName: prismic.KeyTextField;
	
	/**
	 * Stage image field in *Stage*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: stage.stageImage
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	stageImage: prismic.ImageField<never>;
	
	/**
	 * Stage url field in *Stage*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: stage.stageUrl
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	stageUrl: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Stage color field in *Stage*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: stage.stageColor
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	stageColor: prismic.KeyTextField;
	
	/**
	 * Anchor hash field in *Stage*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: stage.anchorHash
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchorHash: prismic.KeyTextField;
	
	/**
	 * Lxn local stage starts field in *Stage*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: stage.lxnLocalStageStarts
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	lxnLocalStageStarts: prismic.KeyTextField;
	
	/**
	 * Lxn local stage ends field in *Stage*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: stage.lxnLocalStageEnds
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	lxnLocalStageEnds: prismic.KeyTextField;
	
	/**
	 * Tag field in *Stage*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: stage.tag
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	tag: prismic.KeyTextField;
	
	/**
	 * Campaign stage short name field in *Stage*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: stage.campaign_stage_short_name
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	campaign_stage_short_name: prismic.KeyTextField;
	
	/**
	 * Sections field in *Stage*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: stage.body[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	body: prismic.SliceZone<StageDocumentDataBodySlice>;
}

/**
 * Stage document from Prismic
 *
 * - **API ID**: `stage`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type StageDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<StageDocumentData>, "stage", Lang>;

/**
 * Content for Video documents
 */
interface VideoDocumentData {
	/**
	 * Title field in *Video*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Description field in *Video*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.description
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	description: prismic.RichTextField;
	
	/**
	 * Thumbnail field in *Video*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.thumbnail
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	thumbnail: prismic.ImageField<never>;
	
	/**
	 * Video url field in *Video*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.video_url
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	video_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Video document from Prismic
 *
 * - **API ID**: `video`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type VideoDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<VideoDocumentData>, "video", Lang>;

/**
 * Item in *Video category → Category videos*
 */
export interface VideoCategoryDocumentDataCategoryVideosItem {
	/**
	 * Video field in *Video category → Category videos*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video_category.category_videos[].video
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	video: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Content for Video category documents
 */
interface VideoCategoryDocumentData {
	/**
	 * Title field in *Video category*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video_category.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Category videos field in *Video category*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video_category.category_videos[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	category_videos: prismic.GroupField<Simplify<VideoCategoryDocumentDataCategoryVideosItem>>;
}

/**
 * Video category document from Prismic
 *
 * - **API ID**: `video_category`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type VideoCategoryDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<VideoCategoryDocumentData>, "video_category", Lang>;

export type AllDocumentTypes = AcademyPageDocument | CampaignPageDocument | CampaignStageDocument | ContactFormDocument | ErrorPageDocument | FooterDocument | NavigationDocument | PageDocument | RedirectDocument | SettingsDocument | StageDocument | VideoDocument | VideoCategoryDocument;

/**
 * Primary content in *AcademyPunchcardNew → Default → Primary*
 */
export interface AcademyPunchcardNewSliceDefaultPrimary {
	/**
	 * Title field in *AcademyPunchcardNew → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: academy_punchcard_new.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Description field in *AcademyPunchcardNew → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: academy_punchcard_new.default.primary.description
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	description: prismic.RichTextField;
	
	/**
	 * Campaign short name field in *AcademyPunchcardNew → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: academy_punchcard_new.default.primary.campaign_short_name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	campaign_short_name: prismic.KeyTextField;
	
	/**
	 * Goal field in *AcademyPunchcardNew → Default → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: academy_punchcard_new.default.primary.goal
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	goal: prismic.NumberField;
	
	/**
	 * Progress icon field in *AcademyPunchcardNew → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: academy_punchcard_new.default.primary.progress_icon
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	progress_icon: prismic.ImageField<never>;
	
	/**
	 * Progress icon completed field in *AcademyPunchcardNew → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: academy_punchcard_new.default.primary.progress_icon_completed
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	progress_icon_completed: prismic.ImageField<never>;
}

/**
 * Primary content in *AcademyPunchcardNew → Items*
 */
export interface AcademyPunchcardNewSliceDefaultItem {
	/**
	 * Workout name field in *AcademyPunchcardNew → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: academy_punchcard_new.items[].workout_name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	workout_name: prismic.KeyTextField;
	
	/**
	 * Stage short name field in *AcademyPunchcardNew → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: academy_punchcard_new.items[].stage_short_name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	stage_short_name: prismic.KeyTextField;
	
	/**
	 * Image field in *AcademyPunchcardNew → Items*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: academy_punchcard_new.items[].image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Completed image field in *AcademyPunchcardNew → Items*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: academy_punchcard_new.items[].completed_image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	completed_image: prismic.ImageField<never>;
	
	/**
	 * Unlock name field in *AcademyPunchcardNew → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: academy_punchcard_new.items[].unlock_name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	unlock_name: prismic.KeyTextField;
	
	/**
	 * Unlock percent field in *AcademyPunchcardNew → Items*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: academy_punchcard_new.items[].unlock_percent
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	unlock_percent: prismic.NumberField;
	
	/**
	 * Url field in *AcademyPunchcardNew → Items*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: academy_punchcard_new.items[].url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Default variation for AcademyPunchcardNew Slice
 *
 * - **API ID**: `default`
 * - **Description**: A player’s card of a campaign: fitness, workouts and unlocks
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type AcademyPunchcardNewSliceDefault = prismic.SharedSliceVariation<"default", Simplify<AcademyPunchcardNewSliceDefaultPrimary>, Simplify<AcademyPunchcardNewSliceDefaultItem>>;

/**
 * Slice variation for *AcademyPunchcardNew*
 */
type AcademyPunchcardNewSliceVariation = AcademyPunchcardNewSliceDefault

/**
 * AcademyPunchcardNew Shared Slice
 *
 * - **API ID**: `academy_punchcard_new`
 * - **Description**: A player’s card of a campaign: fitness, workouts and unlocks
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type AcademyPunchcardNewSlice = prismic.SharedSlice<"academy_punchcard_new", AcademyPunchcardNewSliceVariation>;

/**
 * Primary content in *Alert → Default → Primary*
 */
export interface AlertSliceDefaultPrimary {
	/**
	 * Alert type field in *Alert → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: alert.default.primary.alert_type
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	alert_type: prismic.SelectField<"banner" | "payment" | "info">;
	
	/**
	 * Message field in *Alert → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: alert.default.primary.message
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	message: prismic.RichTextField;
	
	/**
	 * Severity field in *Alert → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: alert.default.primary.severity
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	severity: prismic.SelectField<"info" | "success" | "warning" | "error">;
}

/**
 * Default variation for Alert Slice
 *
 * - **API ID**: `default`
 * - **Description**: A message that stands out
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type AlertSliceDefault = prismic.SharedSliceVariation<"default", Simplify<AlertSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Alert*
 */
type AlertSliceVariation = AlertSliceDefault

/**
 * Alert Shared Slice
 *
 * - **API ID**: `alert`
 * - **Description**: A message that stands out
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type AlertSlice = prismic.SharedSlice<"alert", AlertSliceVariation>;

/**
 * Primary content in *CommunityCards → Default → Primary*
 */
export interface CommunityCardsSliceDefaultPrimary {
	/**
	 * Title field in *CommunityCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: community_cards.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
}

/**
 * Primary content in *CommunityCards → Items*
 */
export interface CommunityCardsSliceDefaultItem {
	/**
	 * Article id field in *CommunityCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: community_cards.items[].article_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	article_id: prismic.KeyTextField;
}

/**
 * Default variation for CommunityCards Slice
 *
 * - **API ID**: `default`
 * - **Description**: News articles as a carousel of cards
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CommunityCardsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<CommunityCardsSliceDefaultPrimary>, Simplify<CommunityCardsSliceDefaultItem>>;

/**
 * Slice variation for *CommunityCards*
 */
type CommunityCardsSliceVariation = CommunityCardsSliceDefault

/**
 * CommunityCards Shared Slice
 *
 * - **API ID**: `community_cards`
 * - **Description**: News articles as a carousel of cards
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CommunityCardsSlice = prismic.SharedSlice<"community_cards", CommunityCardsSliceVariation>;

/**
 * Primary content in *ContentSlice → Default → Primary*
 */
export interface ContentSliceSliceDefaultPrimary {
	/**
	 * Title field in *ContentSlice → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: content_slice.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
}

/**
 * Default variation for ContentSlice Slice
 *
 * - **API ID**: `default`
 * - **Description**: Shows nothing; a note for editors
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ContentSliceSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ContentSliceSliceDefaultPrimary>, never>;

/**
 * Slice variation for *ContentSlice*
 */
type ContentSliceSliceVariation = ContentSliceSliceDefault

/**
 * ContentSlice Shared Slice
 *
 * - **API ID**: `content_slice`
 * - **Description**: Shows nothing; a note for editors
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ContentSliceSlice = prismic.SharedSlice<"content_slice", ContentSliceSliceVariation>;

/**
 * Primary content in *Cta → Default → Primary*
 */
export interface CtaSliceDefaultPrimary {
	/**
	 * Title field in *Cta → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: cta.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Body field in *Cta → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: cta.default.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Background color field in *Cta → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: cta.default.primary.background_color
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	background_color: prismic.KeyTextField;
	
	/**
	 * Label field in *Cta → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: cta.default.primary.label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Event field in *Cta → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: cta.default.primary.event
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	event: prismic.SelectField<"create_account" | "open_chat" | "open_kustomer_chat" | "open_contact_email_form" | "open_solvvy" | "play_video" | "campaign_register">;
	
	/**
	 * Url field in *Cta → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: cta.default.primary.url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Target field in *Cta → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: cta.default.primary.target
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	target: prismic.KeyTextField;
	
	/**
	 * Color field in *Cta → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: cta.default.primary.color
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	color: prismic.SelectField<"primary" | "secondary" | "dark" | "light" | "blue" | "yellow" | "green">;
	
	/**
	 * Campaign short name field in *Cta → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: cta.default.primary.campaign_short_name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	campaign_short_name: prismic.KeyTextField;
	
	/**
	 * Terms text field in *Cta → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: cta.default.primary.termsText
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	termsText: prismic.RichTextField;
	
	/**
	 * Redirect button label field in *Cta → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: cta.default.primary.redirectButtonLabel
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	redirectButtonLabel: prismic.KeyTextField;
	
	/**
	 * Cancel button label field in *Cta → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: cta.default.primary.cancelButtonLabel
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	cancelButtonLabel: prismic.KeyTextField;
	
	/**
	 * Error copy field in *Cta → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: cta.default.primary.errorCopy
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	errorCopy: prismic.RichTextField;
}

/**
 * Default variation for Cta Slice
 *
 * - **API ID**: `default`
 * - **Description**: A band that calls to one action
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CtaSliceDefault = prismic.SharedSliceVariation<"default", Simplify<CtaSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Cta*
 */
type CtaSliceVariation = CtaSliceDefault

/**
 * Cta Shared Slice
 *
 * - **API ID**: `cta`
 * - **Description**: A band that calls to one action
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CtaSlice = prismic.SharedSlice<"cta", CtaSliceVariation>;

/**
 * Primary content in *EventCards → Default → Primary*
 */
export interface EventCardsSliceDefaultPrimary {
	/**
	 * Title field in *EventCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: event_cards.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
}

/**
 * Primary content in *EventCards → Items*
 */
export interface EventCardsSliceDefaultItem {
	/**
	 * Event id field in *EventCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: event_cards.items[].event_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	event_id: prismic.KeyTextField;
}

/**
 * Default variation for EventCards Slice
 *
 * - **API ID**: `default`
 * - **Description**: Upcoming events as a carousel of cards
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type EventCardsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<EventCardsSliceDefaultPrimary>, Simplify<EventCardsSliceDefaultItem>>;

/**
 * Slice variation for *EventCards*
 */
type EventCardsSliceVariation = EventCardsSliceDefault

/**
 * EventCards Shared Slice
 *
 * - **API ID**: `event_cards`
 * - **Description**: Upcoming events as a carousel of cards
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type EventCardsSlice = prismic.SharedSlice<"event_cards", EventCardsSliceVariation>;

/**
 * Primary content in *Faq → Default → Primary*
 */
export interface FaqSliceDefaultPrimary {
	/**
	 * Title field in *Faq → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faq.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
}

/**
 * Primary content in *Faq → Items*
 */
export interface FaqSliceDefaultItem {
	/**
	 * Question field in *Faq → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faq.items[].question
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	question: prismic.KeyTextField;
	
	/**
	 * Answer field in *Faq → Items*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faq.items[].answer
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	answer: prismic.RichTextField;
}

/**
 * Default variation for Faq Slice
 *
 * - **API ID**: `default`
 * - **Description**: Questions that open to their answers, one at a time
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FaqSliceDefault = prismic.SharedSliceVariation<"default", Simplify<FaqSliceDefaultPrimary>, Simplify<FaqSliceDefaultItem>>;

/**
 * Slice variation for *Faq*
 */
type FaqSliceVariation = FaqSliceDefault

/**
 * Faq Shared Slice
 *
 * - **API ID**: `faq`
 * - **Description**: Questions that open to their answers, one at a time
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FaqSlice = prismic.SharedSlice<"faq", FaqSliceVariation>;

/**
 * Primary content in *GenericCards → Default → Primary*
 */
export interface GenericCardsSliceDefaultPrimary {
	/**
	 * Anchor hash field in *GenericCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: generic_cards.default.primary.anchor_hash
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_hash: prismic.KeyTextField;
	
	/**
	 * Background color field in *GenericCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: generic_cards.default.primary.background_color
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	background_color: prismic.KeyTextField;
	
	/**
	 * Cta label field in *GenericCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: generic_cards.default.primary.cta_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	cta_label: prismic.KeyTextField;
	
	/**
	 * Cta url field in *GenericCards → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: generic_cards.default.primary.cta_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	cta_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Cta open new tab field in *GenericCards → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: generic_cards.default.primary.cta_open_new_tab
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	cta_open_new_tab: prismic.BooleanField;
	
	/**
	 * Description field in *GenericCards → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: generic_cards.default.primary.description
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	description: prismic.RichTextField;
	
	/**
	 * Title field in *GenericCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: generic_cards.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Title as field in *GenericCards → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: generic_cards.default.primary.title_as
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	title_as: prismic.SelectField<"h1" | "h2" | "h3" | "h4">;
	
	/**
	 * Title italicized field in *GenericCards → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: generic_cards.default.primary.title_italicized
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	title_italicized: prismic.BooleanField;
	
	/**
	 * Subtitle field in *GenericCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: generic_cards.default.primary.subtitle
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	subtitle: prismic.KeyTextField;
	
	/**
	 * Is interactive field in *GenericCards → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: generic_cards.default.primary.is_interactive
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	is_interactive: prismic.BooleanField;
}

/**
 * Primary content in *GenericCards → Items*
 */
export interface GenericCardsSliceDefaultItem {
	/**
	 * Asset field in *GenericCards → Items*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: generic_cards.items[].asset
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	asset: prismic.ImageField<never>;
	
	/**
	 * Card background color field in *GenericCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: generic_cards.items[].card_background_color
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	card_background_color: prismic.KeyTextField;
	
	/**
	 * Card text color field in *GenericCards → Items*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: generic_cards.items[].card_text_color
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	card_text_color: prismic.SelectField<"dark" | "light">;
	
	/**
	 * Body copy field in *GenericCards → Items*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: generic_cards.items[].body_copy
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body_copy: prismic.RichTextField;
	
	/**
	 * Eyebrow field in *GenericCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: generic_cards.items[].eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Card title field in *GenericCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: generic_cards.items[].card_title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	card_title: prismic.KeyTextField;
	
	/**
	 * Title as field in *GenericCards → Items*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: generic_cards.items[].title_as
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	title_as: prismic.SelectField<"h1" | "h2" | "h3" | "h4">;
	
	/**
	 * Bottom left text field in *GenericCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: generic_cards.items[].bottom_left_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	bottom_left_text: prismic.KeyTextField;
	
	/**
	 * Time field in *GenericCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: generic_cards.items[].time
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	time: prismic.KeyTextField;
	
	/**
	 * Url field in *GenericCards → Items*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: generic_cards.items[].url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Url open new tab field in *GenericCards → Items*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: generic_cards.items[].url_open_new_tab
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	url_open_new_tab: prismic.BooleanField;
}

/**
 * Default variation for GenericCards Slice
 *
 * - **API ID**: `default`
 * - **Description**: Titled cards in portrait format
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type GenericCardsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<GenericCardsSliceDefaultPrimary>, Simplify<GenericCardsSliceDefaultItem>>;

/**
 * Slice variation for *GenericCards*
 */
type GenericCardsSliceVariation = GenericCardsSliceDefault

/**
 * GenericCards Shared Slice
 *
 * - **API ID**: `generic_cards`
 * - **Description**: Titled cards in portrait format
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type GenericCardsSlice = prismic.SharedSlice<"generic_cards", GenericCardsSliceVariation>;

/**
 * Primary content in *Hero → Default → Primary*
 */
export interface HeroSliceDefaultPrimary {
	/**
	 * Eyebrow field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Eyebrow image field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.eyebrow_image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	eyebrow_image: prismic.ImageField<never>;
	
	/**
	 * Title field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Body field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Subtitle field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.subtitle
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	subtitle: prismic.KeyTextField;
	
	/**
	 * Headline size field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.headline_size
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	headline_size: prismic.SelectField<"HeadXXL" | "HeadXL" | "HeadLarge">;
	
	/**
	 * Large title field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: hero.default.primary.large_title
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	large_title: prismic.BooleanField;
	
	/**
	 * Light theme field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: hero.default.primary.light_theme
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	light_theme: prismic.BooleanField;
	
	/**
	 * Background image field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.background_image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	background_image: prismic.ImageField<"tablet" | "mobile">;
	
	/**
	 * Background video url field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.background_video_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	background_video_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Mobile background video url field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.mobile_background_video_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	mobile_background_video_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Background poster field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.background_poster
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	background_poster: prismic.ImageField<never>;
	
	/**
	 * Overlay field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: hero.default.primary.overlay
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	overlay: prismic.BooleanField;
	
	/**
	 * Overlay opacity field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.overlay_opacity
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	overlay_opacity: prismic.NumberField;
	
	/**
	 * Alignment field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.alignment
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	alignment: prismic.SelectField<"Left" | "Center" | "Right">;
	
	/**
	 * Small mode field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: hero.default.primary.small_mode
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	small_mode: prismic.BooleanField;
	
	/**
	 * Stacked on mobile field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: hero.default.primary.stacked_on_mobile
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	stacked_on_mobile: prismic.BooleanField;
	
	/**
	 * Show video progress field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: hero.default.primary.show_video_progress
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	show_video_progress: prismic.BooleanField;
	
	/**
	 * Primary cta label field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.primary_cta_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	primary_cta_label: prismic.KeyTextField;
	
	/**
	 * Primary cta url field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.primary_cta_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	primary_cta_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Primary cta color field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.primary_cta_color
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	primary_cta_color: prismic.SelectField<"primary" | "secondary" | "dark" | "light" | "blue" | "yellow" | "green">;
	
	/**
	 * Primary cta target blank field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: hero.default.primary.primary_cta_target_blank
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	primary_cta_target_blank: prismic.BooleanField;
	
	/**
	 * Secondary cta label field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.secondary_cta_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	secondary_cta_label: prismic.KeyTextField;
	
	/**
	 * Secondary cta url field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.secondary_cta_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	secondary_cta_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Secondary cta color field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.secondary_cta_color
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	secondary_cta_color: prismic.SelectField<"primary" | "secondary" | "dark" | "light" | "blue" | "yellow" | "green">;
	
	/**
	 * Secondary cta target blank field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: hero.default.primary.secondary_cta_target_blank
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	secondary_cta_target_blank: prismic.BooleanField;
	
	/**
	 * Secondary is modal field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: hero.default.primary.secondary_is_modal
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	secondary_is_modal: prismic.BooleanField;
	
	/**
	 * Modal video url field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.modal_video_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	modal_video_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Default variation for Hero Slice
 *
 * - **API ID**: `default`
 * - **Description**: Page hero with a picture or video, and up to two calls to action
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroSliceDefault = prismic.SharedSliceVariation<"default", Simplify<HeroSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Hero*
 */
type HeroSliceVariation = HeroSliceDefault

/**
 * Hero Shared Slice
 *
 * - **API ID**: `hero`
 * - **Description**: Page hero with a picture or video, and up to two calls to action
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroSlice = prismic.SharedSlice<"hero", HeroSliceVariation>;

/**
 * Primary content in *HeroBanner → Default → Primary*
 */
export interface HeroBannerSliceDefaultPrimary {
	/**
	 * Banner type field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_banner.default.primary.banner_type
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	banner_type: prismic.SelectField<"default" | "campaign">;
	
	/**
	 * Background color field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_banner.default.primary.background_color
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	background_color: prismic.SelectField<"primary" | "secondary" | "dark" | "light" | "blue" | "yellow" | "green" | "yorkshire-gray" | "cream" | "black">;
	
	/**
	 * Text color field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_banner.default.primary.text_color
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	text_color: prismic.SelectField<"light" | "dark">;
	
	/**
	 * Background video url field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_banner.default.primary.background_video_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	background_video_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Mobile background video url field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_banner.default.primary.mobile_background_video_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	mobile_background_video_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Background image 1 field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_banner.default.primary.background_image_1
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	background_image_1: prismic.ImageField<"tablet" | "mobile" | "mobile_short">;
	
	/**
	 * Background image 2 field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_banner.default.primary.background_image_2
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	background_image_2: prismic.ImageField<"tablet" | "mobile" | "mobile_short">;
	
	/**
	 * Background image 3 field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_banner.default.primary.background_image_3
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	background_image_3: prismic.ImageField<"tablet" | "mobile" | "mobile_short">;
	
	/**
	 * Background image 4 field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_banner.default.primary.background_image_4
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	background_image_4: prismic.ImageField<"tablet" | "mobile" | "mobile_short">;
	
	/**
	 * Icon field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_banner.default.primary.icon
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	icon: prismic.ImageField<never>;
	
	/**
	 * Suptitle field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_banner.default.primary.suptitle
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	suptitle: prismic.KeyTextField;
	
	/**
	 * Title field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_banner.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Subtitle field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_banner.default.primary.subtitle
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	subtitle: prismic.KeyTextField;
	
	/**
	 * Banner size field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_banner.default.primary.banner_size
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	banner_size: prismic.SelectField<"medium" | "large">;
	
	/**
	 * Mobile banner size field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_banner.default.primary.mobile_banner_size
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	mobile_banner_size: prismic.SelectField<"tall" | "short">;
	
	/**
	 * Button label field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_banner.default.primary.button_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	button_label: prismic.KeyTextField;
	
	/**
	 * Button color field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_banner.default.primary.button_color
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	button_color: prismic.SelectField<"primary" | "secondary" | "dark" | "light" | "blue" | "yellow" | "green">;
	
	/**
	 * Button url field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_banner.default.primary.button_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	button_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Button event field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_banner.default.primary.button_event
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	button_event: prismic.SelectField<"create_account" | "open_chat" | "open_kustomer_chat" | "open_contact_email_form" | "open_solvvy" | "play_video" | "campaign_register">;
	
	/**
	 * Button target field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_banner.default.primary.button_target
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	button_target: prismic.SelectField<"_self" | "_blank">;
	
	/**
	 * Button size field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_banner.default.primary.button_size
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	button_size: prismic.SelectField<"small" | "medium" | "large">;
	
	/**
	 * Terms prompt field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_banner.default.primary.terms_prompt
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	terms_prompt: prismic.RichTextField;
	
	/**
	 * End date field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Timestamp
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_banner.default.primary.end_date
	 * - **Documentation**: https://prismic.io/docs/fields/timestamp
	 */
	end_date: prismic.TimestampField;
	
	/**
	 * Text position horizontal field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_banner.default.primary.text_position_horizontal
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	text_position_horizontal: prismic.SelectField<"left" | "center" | "right">;
	
	/**
	 * Text position vertical field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_banner.default.primary.text_position_vertical
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	text_position_vertical: prismic.SelectField<"top" | "center" | "bottom">;
	
	/**
	 * Text inset field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_banner.default.primary.text_inset
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	text_inset: prismic.SelectField<"false" | "true">;
	
	/**
	 * Down arrow field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: hero_banner.default.primary.down_arrow
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	down_arrow: prismic.BooleanField;
	
	/**
	 * Countdown logo field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_banner.default.primary.countdown_logo
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	countdown_logo: prismic.ImageField<never>;
	
	/**
	 * Days label field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_banner.default.primary.days_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	days_label: prismic.KeyTextField;
	
	/**
	 * Hours label field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_banner.default.primary.hours_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hours_label: prismic.KeyTextField;
	
	/**
	 * Minutes label field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_banner.default.primary.minutes_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	minutes_label: prismic.KeyTextField;
	
	/**
	 * Seconds label field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_banner.default.primary.seconds_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	seconds_label: prismic.KeyTextField;
	
	/**
	 * Feature card 1 title field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_banner.default.primary.feature_card_1_title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	feature_card_1_title: prismic.KeyTextField;
	
	/**
	 * Feature card 1 subtitle field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_banner.default.primary.feature_card_1_subtitle
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	feature_card_1_subtitle: prismic.KeyTextField;
	
	/**
	 * Feature card 1 url field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_banner.default.primary.feature_card_1_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	feature_card_1_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Feature card 1 image field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_banner.default.primary.feature_card_1_image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	feature_card_1_image: prismic.ImageField<never>;
	
	/**
	 * Feature card 2 title field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_banner.default.primary.feature_card_2_title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	feature_card_2_title: prismic.KeyTextField;
	
	/**
	 * Feature card 2 subtitle field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_banner.default.primary.feature_card_2_subtitle
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	feature_card_2_subtitle: prismic.KeyTextField;
	
	/**
	 * Feature card 2 url field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_banner.default.primary.feature_card_2_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	feature_card_2_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Feature card 2 image field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_banner.default.primary.feature_card_2_image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	feature_card_2_image: prismic.ImageField<never>;
}

/**
 * Default variation for HeroBanner Slice
 *
 * - **API ID**: `default`
 * - **Description**: Full-width banner with pictures or video, feature cards and a countdown
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroBannerSliceDefault = prismic.SharedSliceVariation<"default", Simplify<HeroBannerSliceDefaultPrimary>, never>;

/**
 * Slice variation for *HeroBanner*
 */
type HeroBannerSliceVariation = HeroBannerSliceDefault

/**
 * HeroBanner Shared Slice
 *
 * - **API ID**: `hero_banner`
 * - **Description**: Full-width banner with pictures or video, feature cards and a countdown
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroBannerSlice = prismic.SharedSlice<"hero_banner", HeroBannerSliceVariation>;

/**
 * Primary content in *HeroCarousel → Items*
 */
export interface HeroCarouselSliceDefaultItem {
	/**
	 * Headline field in *HeroCarousel → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_carousel.items[].headline
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	headline: prismic.KeyTextField;
	
	/**
	 * Text field in *HeroCarousel → Items*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_carousel.items[].text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Image field in *HeroCarousel → Items*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_carousel.items[].image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<"mobile">;
}

/**
 * Default variation for HeroCarousel Slice
 *
 * - **API ID**: `default`
 * - **Description**: Pictures that follow one another, each with a headline
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroCarouselSliceDefault = prismic.SharedSliceVariation<"default", Record<string, never>, Simplify<HeroCarouselSliceDefaultItem>>;

/**
 * Slice variation for *HeroCarousel*
 */
type HeroCarouselSliceVariation = HeroCarouselSliceDefault

/**
 * HeroCarousel Shared Slice
 *
 * - **API ID**: `hero_carousel`
 * - **Description**: Pictures that follow one another, each with a headline
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroCarouselSlice = prismic.SharedSlice<"hero_carousel", HeroCarouselSliceVariation>;

/**
 * Primary content in *LiveData → Default → Primary*
 */
export interface LiveDataSliceDefaultPrimary {
	/**
	 * Title field in *LiveData → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: live_data.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Title as field in *LiveData → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: live_data.default.primary.title_as
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	title_as: prismic.SelectField<"h1" | "h2" | "h3" | "h4">;
	
	/**
	 * Active zwifters label field in *LiveData → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: live_data.default.primary.active_zwifters_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	active_zwifters_label: prismic.KeyTextField;
	
	/**
	 * Live events label field in *LiveData → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: live_data.default.primary.live_events_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	live_events_label: prismic.KeyTextField;
}

/**
 * Default variation for LiveData Slice
 *
 * - **API ID**: `default`
 * - **Description**: Players and events that are live right now
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type LiveDataSliceDefault = prismic.SharedSliceVariation<"default", Simplify<LiveDataSliceDefaultPrimary>, never>;

/**
 * Slice variation for *LiveData*
 */
type LiveDataSliceVariation = LiveDataSliceDefault

/**
 * LiveData Shared Slice
 *
 * - **API ID**: `live_data`
 * - **Description**: Players and events that are live right now
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type LiveDataSlice = prismic.SharedSlice<"live_data", LiveDataSliceVariation>;

/**
 * Primary content in *MyEvents → Default → Primary*
 */
export interface MyEventsSliceDefaultPrimary {
	/**
	 * Title field in *MyEvents → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: my_events.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Subcopy field in *MyEvents → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: my_events.default.primary.subcopy
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	subcopy: prismic.RichTextField;
	
	/**
	 * Max rows field in *MyEvents → Default → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: my_events.default.primary.maxRows
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	maxRows: prismic.NumberField;
	
	/**
	 * Button label field in *MyEvents → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: my_events.default.primary.buttonLabel
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	buttonLabel: prismic.KeyTextField;
	
	/**
	 * Button url field in *MyEvents → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: my_events.default.primary.buttonUrl
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	buttonUrl: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Button color field in *MyEvents → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: my_events.default.primary.buttonColor
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	buttonColor: prismic.SelectField<"primary" | "secondary" | "dark" | "light" | "blue" | "yellow" | "green">;
}

/**
 * Default variation for MyEvents Slice
 *
 * - **API ID**: `default`
 * - **Description**: The events that the player has joined
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type MyEventsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<MyEventsSliceDefaultPrimary>, never>;

/**
 * Slice variation for *MyEvents*
 */
type MyEventsSliceVariation = MyEventsSliceDefault

/**
 * MyEvents Shared Slice
 *
 * - **API ID**: `my_events`
 * - **Description**: The events that the player has joined
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type MyEventsSlice = prismic.SharedSlice<"my_events", MyEventsSliceVariation>;

/**
 * Primary content in *SideBySide → Default → Primary*
 */
export interface SideBySideSliceDefaultPrimary {
	/**
	 * Text on right field in *SideBySide → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: side_by_side.default.primary.text_on_right
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	text_on_right: prismic.BooleanField;
	
	/**
	 * Eyebrow text field in *SideBySide → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: side_by_side.default.primary.eyebrow_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow_text: prismic.KeyTextField;
	
	/**
	 * Asset image field in *SideBySide → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: side_by_side.default.primary.asset_image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	asset_image: prismic.ImageField<never>;
	
	/**
	 * Title field in *SideBySide → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: side_by_side.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Title as field in *SideBySide → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: side_by_side.default.primary.title_as
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	title_as: prismic.SelectField<"h1" | "h2" | "h3" | "h4">;
	
	/**
	 * Body text field in *SideBySide → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: side_by_side.default.primary.body_text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body_text: prismic.RichTextField;
	
	/**
	 * Subtitle field in *SideBySide → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: side_by_side.default.primary.subtitle
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	subtitle: prismic.KeyTextField;
	
	/**
	 * Primary cta label field in *SideBySide → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: side_by_side.default.primary.primary_cta_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	primary_cta_label: prismic.KeyTextField;
	
	/**
	 * Primary cta url field in *SideBySide → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: side_by_side.default.primary.primary_cta_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	primary_cta_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Secondary cta label field in *SideBySide → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: side_by_side.default.primary.secondary_cta_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	secondary_cta_label: prismic.KeyTextField;
	
	/**
	 * Secondary cta url field in *SideBySide → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: side_by_side.default.primary.secondary_cta_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	secondary_cta_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Primary target blank field in *SideBySide → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: side_by_side.default.primary.primary_target_blank
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	primary_target_blank: prismic.BooleanField;
	
	/**
	 * Secondary target blank field in *SideBySide → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: side_by_side.default.primary.secondary_target_blank
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	secondary_target_blank: prismic.BooleanField;
}

/**
 * Default variation for SideBySide Slice
 *
 * - **API ID**: `default`
 * - **Description**: Text beside a picture
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type SideBySideSliceDefault = prismic.SharedSliceVariation<"default", Simplify<SideBySideSliceDefaultPrimary>, never>;

/**
 * Slice variation for *SideBySide*
 */
type SideBySideSliceVariation = SideBySideSliceDefault

/**
 * SideBySide Shared Slice
 *
 * - **API ID**: `side_by_side`
 * - **Description**: Text beside a picture
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type SideBySideSlice = prismic.SharedSlice<"side_by_side", SideBySideSliceVariation>;

/**
 * Primary content in *Spacer → Default → Primary*
 */
export interface SpacerSliceDefaultPrimary {
	/**
	 * Height field in *Spacer → Default → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: spacer.default.primary.height
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	height: prismic.NumberField;
}

/**
 * Default variation for Spacer Slice
 *
 * - **API ID**: `default`
 * - **Description**: Empty vertical space
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type SpacerSliceDefault = prismic.SharedSliceVariation<"default", Simplify<SpacerSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Spacer*
 */
type SpacerSliceVariation = SpacerSliceDefault

/**
 * Spacer Shared Slice
 *
 * - **API ID**: `spacer`
 * - **Description**: Empty vertical space
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type SpacerSlice = prismic.SharedSlice<"spacer", SpacerSliceVariation>;

/**
 * Primary content in *StickyNavigation → Items*
 */
export interface StickyNavigationSliceDefaultItem {
	/**
	 * Icon url field in *StickyNavigation → Items*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: sticky_navigation.items[].icon_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	icon_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Icon alt field in *StickyNavigation → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: sticky_navigation.items[].icon_alt
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	icon_alt: prismic.KeyTextField;
	
	/**
	 * Text field in *StickyNavigation → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: sticky_navigation.items[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
	
	/**
	 * Color field in *StickyNavigation → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: sticky_navigation.items[].color
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	color: prismic.KeyTextField;
	
	/**
	 * Link field in *StickyNavigation → Items*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: sticky_navigation.items[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Default variation for StickyNavigation Slice
 *
 * - **API ID**: `default`
 * - **Description**: A bar of tabs that stays in view
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type StickyNavigationSliceDefault = prismic.SharedSliceVariation<"default", Record<string, never>, Simplify<StickyNavigationSliceDefaultItem>>;

/**
 * Slice variation for *StickyNavigation*
 */
type StickyNavigationSliceVariation = StickyNavigationSliceDefault

/**
 * StickyNavigation Shared Slice
 *
 * - **API ID**: `sticky_navigation`
 * - **Description**: A bar of tabs that stays in view
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type StickyNavigationSlice = prismic.SharedSlice<"sticky_navigation", StickyNavigationSliceVariation>;

/**
 * Item in *Text → Default → Primary → Blocks*
 */
export interface TextSliceDefaultPrimaryBlocksItem {
	/**
	 * Copy field in *Text → Default → Primary → Blocks*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: text.default.primary.blocks[].copy
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	copy: prismic.RichTextField;
	
	/**
	 * Styles field in *Text → Default → Primary → Blocks*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: text.default.primary.blocks[].styles
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	styles: prismic.SelectField<"body" | "lead" | "small">;
	
	/**
	 * Alignment field in *Text → Default → Primary → Blocks*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: text.default.primary.blocks[].alignment
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	alignment: prismic.SelectField<"left" | "center" | "right">;
}

/**
 * Primary content in *Text → Default → Primary*
 */
export interface TextSliceDefaultPrimary {
	/**
	 * Alignment field in *Text → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: text.default.primary.alignment
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	alignment: prismic.SelectField<"left" | "center" | "right">;
	
	/**
	 * Anchor hash field in *Text → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: text.default.primary.anchorHash
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchorHash: prismic.KeyTextField;
	
	/**
	 * Background color field in *Text → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: text.default.primary.backgroundColor
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	backgroundColor: prismic.KeyTextField;
	
	/**
	 * Text color field in *Text → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: text.default.primary.textColor
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	textColor: prismic.KeyTextField;
	
	/**
	 * Blocks field in *Text → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: text.default.primary.blocks[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	blocks: prismic.GroupField<Simplify<TextSliceDefaultPrimaryBlocksItem>>;
	
	/**
	 * Button 1 label field in *Text → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: text.default.primary.button_1_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	button_1_label: prismic.KeyTextField;
	
	/**
	 * Button 1 url field in *Text → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: text.default.primary.button_1_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	button_1_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Button 1 color field in *Text → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: text.default.primary.button_1_color
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	button_1_color: prismic.SelectField<"primary" | "secondary" | "dark" | "light" | "blue" | "yellow" | "green">;
	
	/**
	 * Button 2 label field in *Text → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: text.default.primary.button_2_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	button_2_label: prismic.KeyTextField;
	
	/**
	 * Button 2 url field in *Text → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: text.default.primary.button_2_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	button_2_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Button 2 color field in *Text → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: text.default.primary.button_2_color
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	button_2_color: prismic.SelectField<"primary" | "secondary" | "dark" | "light" | "blue" | "yellow" | "green">;
}

/**
 * Default variation for Text Slice
 *
 * - **API ID**: `default`
 * - **Description**: Blocks of text with up to two buttons
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TextSliceDefault = prismic.SharedSliceVariation<"default", Simplify<TextSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Text*
 */
type TextSliceVariation = TextSliceDefault

/**
 * Text Shared Slice
 *
 * - **API ID**: `text`
 * - **Description**: Blocks of text with up to two buttons
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TextSlice = prismic.SharedSlice<"text", TextSliceVariation>;

/**
 * Primary content in *ThreeCards → Default → Primary*
 */
export interface ThreeCardsSliceDefaultPrimary {
	/**
	 * Card 1 title field in *ThreeCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: three_cards.default.primary.card_1_title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	card_1_title: prismic.KeyTextField;
	
	/**
	 * Card 1 subtitle field in *ThreeCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: three_cards.default.primary.card_1_subtitle
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	card_1_subtitle: prismic.KeyTextField;
	
	/**
	 * Card 1 background field in *ThreeCards → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: three_cards.default.primary.card_1_background
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	card_1_background: prismic.ImageField<never>;
	
	/**
	 * Card 1 url field in *ThreeCards → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: three_cards.default.primary.card_1_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	card_1_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Card 1 category field in *ThreeCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: three_cards.default.primary.card_1_category
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	card_1_category: prismic.KeyTextField;
	
	/**
	 * Card 2 title field in *ThreeCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: three_cards.default.primary.card_2_title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	card_2_title: prismic.KeyTextField;
	
	/**
	 * Card 2 subtitle field in *ThreeCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: three_cards.default.primary.card_2_subtitle
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	card_2_subtitle: prismic.KeyTextField;
	
	/**
	 * Card 2 background field in *ThreeCards → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: three_cards.default.primary.card_2_background
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	card_2_background: prismic.ImageField<never>;
	
	/**
	 * Card 2 url field in *ThreeCards → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: three_cards.default.primary.card_2_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	card_2_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Card 2 category field in *ThreeCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: three_cards.default.primary.card_2_category
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	card_2_category: prismic.KeyTextField;
	
	/**
	 * Card 3 title field in *ThreeCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: three_cards.default.primary.card_3_title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	card_3_title: prismic.KeyTextField;
	
	/**
	 * Card 3 subtitle field in *ThreeCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: three_cards.default.primary.card_3_subtitle
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	card_3_subtitle: prismic.KeyTextField;
	
	/**
	 * Card 3 background field in *ThreeCards → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: three_cards.default.primary.card_3_background
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	card_3_background: prismic.ImageField<never>;
	
	/**
	 * Card 3 url field in *ThreeCards → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: three_cards.default.primary.card_3_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	card_3_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Card 3 category field in *ThreeCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: three_cards.default.primary.card_3_category
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	card_3_category: prismic.KeyTextField;
	
	/**
	 * Is title centered field in *ThreeCards → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: three_cards.default.primary.is_title_centered
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	is_title_centered: prismic.BooleanField;
	
	/**
	 * Light theme enabled field in *ThreeCards → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: three_cards.default.primary.light_theme_enabled
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	light_theme_enabled: prismic.BooleanField;
	
	/**
	 * Is interactive field in *ThreeCards → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: three_cards.default.primary.is_interactive
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	is_interactive: prismic.BooleanField;
	
	/**
	 * Background overlay enabled field in *ThreeCards → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: three_cards.default.primary.background_overlay_enabled
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	background_overlay_enabled: prismic.BooleanField;
}

/**
 * Default variation for ThreeCards Slice
 *
 * - **API ID**: `default`
 * - **Description**: Three picture cards; the subtitle can count a shop category's products
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ThreeCardsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ThreeCardsSliceDefaultPrimary>, never>;

/**
 * Slice variation for *ThreeCards*
 */
type ThreeCardsSliceVariation = ThreeCardsSliceDefault

/**
 * ThreeCards Shared Slice
 *
 * - **API ID**: `three_cards`
 * - **Description**: Three picture cards; the subtitle can count a shop category's products
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ThreeCardsSlice = prismic.SharedSlice<"three_cards", ThreeCardsSliceVariation>;

/**
 * Primary content in *UserChecklist → Default → Primary*
 */
export interface UserChecklistSliceDefaultPrimary {
	/**
	 * Title field in *UserChecklist → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: user_checklist.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
}

/**
 * Primary content in *UserChecklist → Items*
 */
export interface UserChecklistSliceDefaultItem {
	/**
	 * Title field in *UserChecklist → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: user_checklist.items[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Rich title field in *UserChecklist → Items*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: user_checklist.items[].rich_title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	rich_title: prismic.RichTextField;
	
	/**
	 * Description field in *UserChecklist → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: user_checklist.items[].description
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	description: prismic.KeyTextField;
	
	/**
	 * Icon field in *UserChecklist → Items*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: user_checklist.items[].icon
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	icon: prismic.ImageField<never>;
	
	/**
	 * Icon alt field in *UserChecklist → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: user_checklist.items[].icon_alt
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	icon_alt: prismic.KeyTextField;
	
	/**
	 * Link field in *UserChecklist → Items*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: user_checklist.items[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Link label field in *UserChecklist → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: user_checklist.items[].link_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	link_label: prismic.KeyTextField;
	
	/**
	 * Link event field in *UserChecklist → Items*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: user_checklist.items[].link_event
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	link_event: prismic.SelectField<"create_account" | "open_chat" | "open_kustomer_chat" | "open_contact_email_form" | "open_solvvy" | "play_video" | "campaign_register">;
}

/**
 * Default variation for UserChecklist Slice
 *
 * - **API ID**: `default`
 * - **Description**: Things to do, which a player ticks off
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type UserChecklistSliceDefault = prismic.SharedSliceVariation<"default", Simplify<UserChecklistSliceDefaultPrimary>, Simplify<UserChecklistSliceDefaultItem>>;

/**
 * Slice variation for *UserChecklist*
 */
type UserChecklistSliceVariation = UserChecklistSliceDefault

/**
 * UserChecklist Shared Slice
 *
 * - **API ID**: `user_checklist`
 * - **Description**: Things to do, which a player ticks off
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type UserChecklistSlice = prismic.SharedSlice<"user_checklist", UserChecklistSliceVariation>;

declare module "@prismicio/client" {
	interface CreateClient {
		(repositoryNameOrEndpoint: string, options?: prismic.ClientConfig): prismic.Client<AllDocumentTypes>;
	}
	
	interface CreateWriteClient {
		(repositoryNameOrEndpoint: string, options: prismic.WriteClientConfig): prismic.WriteClient<AllDocumentTypes>;
	}
	
	interface CreateMigration {
		(): prismic.Migration<AllDocumentTypes>;
	}
	
	namespace Content {
		export type {
			AcademyPageDocument,
			AcademyPageDocumentData,
			AcademyPageDocumentDataBodySlice,
			AcademyPageDocumentDataBody1Slice,
			CampaignPageDocument,
			CampaignPageDocumentData,
			CampaignPageDocumentDataBodySlice,
			CampaignPageDocumentDataBody1Slice,
			CampaignStageDocument,
			CampaignStageDocumentData,
			CampaignStageDocumentDataBodySlice,
			CampaignStageDocumentDataBody1Slice,
			ContactFormDocument,
			ContactFormDocumentData,
			ContactFormDocumentDataFieldsItem,
			ContactFormDocumentDataQueryTypesItem,
			ErrorPageDocument,
			ErrorPageDocumentData,
			FooterDocument,
			FooterDocumentData,
			FooterDocumentDataGroupsLinksItem,
			FooterDocumentDataGroupsItem,
			FooterDocumentDataSocialItem,
			NavigationDocument,
			NavigationDocumentData,
			NavigationDocumentDataItemsChildrenItem,
			NavigationDocumentDataItemsItem,
			PageDocument,
			PageDocumentData,
			PageDocumentDataBodySlice,
			PageDocumentDataBody1Slice,
			RedirectDocument,
			RedirectDocumentData,
			SettingsDocument,
			SettingsDocumentData,
			StageDocument,
			StageDocumentData,
			StageDocumentDataBodySlice,
			VideoDocument,
			VideoDocumentData,
			VideoCategoryDocument,
			VideoCategoryDocumentData,
			VideoCategoryDocumentDataCategoryVideosItem,
			AllDocumentTypes,
			AcademyPunchcardNewSlice,
			AcademyPunchcardNewSliceDefaultPrimary,
			AcademyPunchcardNewSliceDefaultItem,
			AcademyPunchcardNewSliceVariation,
			AcademyPunchcardNewSliceDefault,
			AlertSlice,
			AlertSliceDefaultPrimary,
			AlertSliceVariation,
			AlertSliceDefault,
			CommunityCardsSlice,
			CommunityCardsSliceDefaultPrimary,
			CommunityCardsSliceDefaultItem,
			CommunityCardsSliceVariation,
			CommunityCardsSliceDefault,
			ContentSliceSlice,
			ContentSliceSliceDefaultPrimary,
			ContentSliceSliceVariation,
			ContentSliceSliceDefault,
			CtaSlice,
			CtaSliceDefaultPrimary,
			CtaSliceVariation,
			CtaSliceDefault,
			EventCardsSlice,
			EventCardsSliceDefaultPrimary,
			EventCardsSliceDefaultItem,
			EventCardsSliceVariation,
			EventCardsSliceDefault,
			FaqSlice,
			FaqSliceDefaultPrimary,
			FaqSliceDefaultItem,
			FaqSliceVariation,
			FaqSliceDefault,
			GenericCardsSlice,
			GenericCardsSliceDefaultPrimary,
			GenericCardsSliceDefaultItem,
			GenericCardsSliceVariation,
			GenericCardsSliceDefault,
			HeroSlice,
			HeroSliceDefaultPrimary,
			HeroSliceVariation,
			HeroSliceDefault,
			HeroBannerSlice,
			HeroBannerSliceDefaultPrimary,
			HeroBannerSliceVariation,
			HeroBannerSliceDefault,
			HeroCarouselSlice,
			HeroCarouselSliceDefaultItem,
			HeroCarouselSliceVariation,
			HeroCarouselSliceDefault,
			LiveDataSlice,
			LiveDataSliceDefaultPrimary,
			LiveDataSliceVariation,
			LiveDataSliceDefault,
			MyEventsSlice,
			MyEventsSliceDefaultPrimary,
			MyEventsSliceVariation,
			MyEventsSliceDefault,
			SideBySideSlice,
			SideBySideSliceDefaultPrimary,
			SideBySideSliceVariation,
			SideBySideSliceDefault,
			SpacerSlice,
			SpacerSliceDefaultPrimary,
			SpacerSliceVariation,
			SpacerSliceDefault,
			StickyNavigationSlice,
			StickyNavigationSliceDefaultItem,
			StickyNavigationSliceVariation,
			StickyNavigationSliceDefault,
			TextSlice,
			TextSliceDefaultPrimaryBlocksItem,
			TextSliceDefaultPrimary,
			TextSliceVariation,
			TextSliceDefault,
			ThreeCardsSlice,
			ThreeCardsSliceDefaultPrimary,
			ThreeCardsSliceVariation,
			ThreeCardsSliceDefault,
			UserChecklistSlice,
			UserChecklistSliceDefaultPrimary,
			UserChecklistSliceDefaultItem,
			UserChecklistSliceVariation,
			UserChecklistSliceDefault
		}
	}
}