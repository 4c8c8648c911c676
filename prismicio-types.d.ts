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

type AcademyPageDocumentDataBodySlice = AcademiesFooterSlice | AcademiesGridSlice | AcademyDescriptionsSlice | AcademyPunchcardNewSlice | AlertSlice | BasicCardsSlice | BundleSelectorSlice | CampaignProgressBarSlice | CardCarouselSlice | CommunitySlice | CommunityCardsSlice | ContentSliceSlice | CtaSlice | DealerLocatorSlice | EjsFileSlice | EmailSignupSlice | EmbeddedHtmlSlice | EventCardsSlice | EventsCalendarSlice | FaqSlice | FeatureCardsSlice | FormSlice | FullWidthCtaSlice | GenericCardsSlice | GettingStartedSlice | GivengainSignUpSlice | HeroSlice | HeroBannerSlice | HeroCarouselSlice | HeroWithCardsSlice | HeroWithCardsV2Slice | HeroWithCardsV3Slice | HeroWithPlanCardsSlice | HeroWithPlanSelectionSlice | HeroWithTestimonialCardsSlice | HeroWithVerticalCardsSlice | HeroWithVideoSlice | HowToSlice | ImageTextCarouselSlice | LiveDataSlice | MarketplaceSlice | MyEventsSlice | ParallaxSlice | PodcastCardsSlice | RouteCardsSlice | ShopCollectionListSlice | SideBySideSlice | SideBySideWithCardsSlice | SidebysideSlice | SocialProofSlice | SocialProofCarouselSlice | SpacerSlice | StageDetailsSlice | StageSchedulerSlice | StickyNavigationSlice | TableRowsWithIconsSlice | TestimonialSlice | TextSlice | TextBlocksSlice | TextStripSlice | ThreeCardsSlice | TileCalloutSlice | TodaysPlanSlice | TrainingPlanCardsSlice | TrainingProgramSlice | TwoColumnSlice | UserChecklistSlice | VideoCardsSlice | VideoCategoryStripSlice

type AcademyPageDocumentDataBody1Slice = AcademiesFooterSlice | AcademiesGridSlice | AcademyDescriptionsSlice | AcademyPunchcardNewSlice | AlertSlice | BasicCardsSlice | BundleSelectorSlice | CampaignProgressBarSlice | CardCarouselSlice | CommunitySlice | CommunityCardsSlice | ContentSliceSlice | CtaSlice | DealerLocatorSlice | EjsFileSlice | EmailSignupSlice | EmbeddedHtmlSlice | EventCardsSlice | EventsCalendarSlice | FaqSlice | FeatureCardsSlice | FormSlice | FullWidthCtaSlice | GenericCardsSlice | GettingStartedSlice | GivengainSignUpSlice | HeroSlice | HeroBannerSlice | HeroCarouselSlice | HeroWithCardsSlice | HeroWithCardsV2Slice | HeroWithCardsV3Slice | HeroWithPlanCardsSlice | HeroWithPlanSelectionSlice | HeroWithTestimonialCardsSlice | HeroWithVerticalCardsSlice | HeroWithVideoSlice | HowToSlice | ImageTextCarouselSlice | LiveDataSlice | MarketplaceSlice | MyEventsSlice | ParallaxSlice | PodcastCardsSlice | RouteCardsSlice | ShopCollectionListSlice | SideBySideSlice | SideBySideWithCardsSlice | SidebysideSlice | SocialProofSlice | SocialProofCarouselSlice | SpacerSlice | StageDetailsSlice | StageSchedulerSlice | StickyNavigationSlice | TableRowsWithIconsSlice | TestimonialSlice | TextSlice | TextBlocksSlice | TextStripSlice | ThreeCardsSlice | TileCalloutSlice | TodaysPlanSlice | TrainingPlanCardsSlice | TrainingProgramSlice | TwoColumnSlice | UserChecklistSlice | VideoCardsSlice | VideoCategoryStripSlice

/**
 * Content for Academy page documents
 */
interface AcademyPageDocumentData {
	/**
	 * Title field in *Academy page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: academy_page.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Layout name field in *Academy page*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: slices is as wide as the screen; legacy, or nothing, is narrower and shows only the first list of sections
	 * - **API ID Path**: academy_page.layout_name
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	layout_name: prismic.SelectField<"slices" | "legacy">;
	
	/**
	 * Ghost nav field in *Academy page*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: enabled lays the header over the first section
	 * - **API ID Path**: academy_page.ghost_nav
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	ghost_nav: prismic.SelectField<"enabled">;
	
	/**
	 * Feature flag field in *Academy page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Shown as it is written
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
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: academy_page.meta_title
	 * - **Tab**: Search and social
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Meta description field in *Academy page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: academy_page.meta_description
	 * - **Tab**: Search and social
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Meta image field in *Academy page*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
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

type CampaignPageDocumentDataBodySlice = AcademiesFooterSlice | AcademiesGridSlice | AcademyDescriptionsSlice | AcademyPunchcardNewSlice | AlertSlice | BasicCardsSlice | BundleSelectorSlice | CampaignProgressBarSlice | CardCarouselSlice | CommunitySlice | CommunityCardsSlice | ContentSliceSlice | CtaSlice | DealerLocatorSlice | EjsFileSlice | EmailSignupSlice | EmbeddedHtmlSlice | EventCardsSlice | EventsCalendarSlice | FaqSlice | FeatureCardsSlice | FormSlice | FullWidthCtaSlice | GenericCardsSlice | GettingStartedSlice | GivengainSignUpSlice | HeroSlice | HeroBannerSlice | HeroCarouselSlice | HeroWithCardsSlice | HeroWithCardsV2Slice | HeroWithCardsV3Slice | HeroWithPlanCardsSlice | HeroWithPlanSelectionSlice | HeroWithTestimonialCardsSlice | HeroWithVerticalCardsSlice | HeroWithVideoSlice | HowToSlice | ImageTextCarouselSlice | LiveDataSlice | MarketplaceSlice | MyEventsSlice | ParallaxSlice | PodcastCardsSlice | RouteCardsSlice | ShopCollectionListSlice | SideBySideSlice | SideBySideWithCardsSlice | SidebysideSlice | SocialProofSlice | SocialProofCarouselSlice | SpacerSlice | StageDetailsSlice | StageSchedulerSlice | StickyNavigationSlice | TableRowsWithIconsSlice | TestimonialSlice | TextSlice | TextBlocksSlice | TextStripSlice | ThreeCardsSlice | TileCalloutSlice | TodaysPlanSlice | TrainingPlanCardsSlice | TrainingProgramSlice | TwoColumnSlice | UserChecklistSlice | VideoCardsSlice | VideoCategoryStripSlice

type CampaignPageDocumentDataBody1Slice = AcademiesFooterSlice | AcademiesGridSlice | AcademyDescriptionsSlice | AcademyPunchcardNewSlice | AlertSlice | BasicCardsSlice | BundleSelectorSlice | CampaignProgressBarSlice | CardCarouselSlice | CommunitySlice | CommunityCardsSlice | ContentSliceSlice | CtaSlice | DealerLocatorSlice | EjsFileSlice | EmailSignupSlice | EmbeddedHtmlSlice | EventCardsSlice | EventsCalendarSlice | FaqSlice | FeatureCardsSlice | FormSlice | FullWidthCtaSlice | GenericCardsSlice | GettingStartedSlice | GivengainSignUpSlice | HeroSlice | HeroBannerSlice | HeroCarouselSlice | HeroWithCardsSlice | HeroWithCardsV2Slice | HeroWithCardsV3Slice | HeroWithPlanCardsSlice | HeroWithPlanSelectionSlice | HeroWithTestimonialCardsSlice | HeroWithVerticalCardsSlice | HeroWithVideoSlice | HowToSlice | ImageTextCarouselSlice | LiveDataSlice | MarketplaceSlice | MyEventsSlice | ParallaxSlice | PodcastCardsSlice | RouteCardsSlice | ShopCollectionListSlice | SideBySideSlice | SideBySideWithCardsSlice | SidebysideSlice | SocialProofSlice | SocialProofCarouselSlice | SpacerSlice | StageDetailsSlice | StageSchedulerSlice | StickyNavigationSlice | TableRowsWithIconsSlice | TestimonialSlice | TextSlice | TextBlocksSlice | TextStripSlice | ThreeCardsSlice | TileCalloutSlice | TodaysPlanSlice | TrainingPlanCardsSlice | TrainingProgramSlice | TwoColumnSlice | UserChecklistSlice | VideoCardsSlice | VideoCategoryStripSlice

/**
 * Content for Campaign page documents
 */
interface CampaignPageDocumentData {
	/**
	 * Campaign short name field in *Campaign page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: The short name of the campaign in the game
	 * - **API ID Path**: campaign_page.campaign_short_name
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	campaign_short_name: prismic.KeyTextField;
	
	/**
	 * Layout name field in *Campaign page*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: slices is as wide as the screen; legacy, or nothing, is narrower and shows only the first list of sections
	 * - **API ID Path**: campaign_page.layout_name
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	layout_name: prismic.SelectField<"slices" | "legacy">;
	
	/**
	 * Ghost nav field in *Campaign page*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: enabled lays the header over the first section
	 * - **API ID Path**: campaign_page.ghost_nav
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	ghost_nav: prismic.SelectField<"enabled">;
	
	/**
	 * Post campaign start time field in *Campaign page*
	 *
	 * - **Field Type**: Timestamp
	 * - **Placeholder**: As it is shown, or a moment
	 * - **API ID Path**: campaign_page.post_campaign_start_time
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/timestamp
	 */
	post_campaign_start_time: prismic.TimestampField;
	
	/**
	 * Campaign start time field in *Campaign page*
	 *
	 * - **Field Type**: Timestamp
	 * - **Placeholder**: As it is shown, or a moment
	 * - **API ID Path**: campaign_page.campaign_start_time
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/timestamp
	 */
	campaign_start_time: prismic.TimestampField;
	
	/**
	 * Event signup start time field in *Campaign page*
	 *
	 * - **Field Type**: Timestamp
	 * - **Placeholder**: As it is shown, or a moment
	 * - **API ID Path**: campaign_page.event_signup_start_time
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/timestamp
	 */
	event_signup_start_time: prismic.TimestampField;
	
	/**
	 * Registration start time field in *Campaign page*
	 *
	 * - **Field Type**: Timestamp
	 * - **Placeholder**: As it is shown, or a moment
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
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: campaign_page.meta_title
	 * - **Tab**: Search and social
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Meta description field in *Campaign page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: campaign_page.meta_description
	 * - **Tab**: Search and social
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Meta image field in *Campaign page*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
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

type CampaignStageDocumentDataBodySlice = AcademiesFooterSlice | AcademiesGridSlice | AcademyDescriptionsSlice | AcademyPunchcardNewSlice | AlertSlice | BasicCardsSlice | BundleSelectorSlice | CampaignProgressBarSlice | CardCarouselSlice | CommunitySlice | CommunityCardsSlice | ContentSliceSlice | CtaSlice | DealerLocatorSlice | EjsFileSlice | EmailSignupSlice | EmbeddedHtmlSlice | EventCardsSlice | EventsCalendarSlice | FaqSlice | FeatureCardsSlice | FormSlice | FullWidthCtaSlice | GenericCardsSlice | GettingStartedSlice | GivengainSignUpSlice | HeroSlice | HeroBannerSlice | HeroCarouselSlice | HeroWithCardsSlice | HeroWithCardsV2Slice | HeroWithCardsV3Slice | HeroWithPlanCardsSlice | HeroWithPlanSelectionSlice | HeroWithTestimonialCardsSlice | HeroWithVerticalCardsSlice | HeroWithVideoSlice | HowToSlice | ImageTextCarouselSlice | LiveDataSlice | MarketplaceSlice | MyEventsSlice | ParallaxSlice | PodcastCardsSlice | RouteCardsSlice | ShopCollectionListSlice | SideBySideSlice | SideBySideWithCardsSlice | SidebysideSlice | SocialProofSlice | SocialProofCarouselSlice | SpacerSlice | StageDetailsSlice | StageSchedulerSlice | StickyNavigationSlice | TableRowsWithIconsSlice | TestimonialSlice | TextSlice | TextBlocksSlice | TextStripSlice | ThreeCardsSlice | TileCalloutSlice | TodaysPlanSlice | TrainingPlanCardsSlice | TrainingProgramSlice | TwoColumnSlice | UserChecklistSlice | VideoCardsSlice | VideoCategoryStripSlice

type CampaignStageDocumentDataBody1Slice = AcademiesFooterSlice | AcademiesGridSlice | AcademyDescriptionsSlice | AcademyPunchcardNewSlice | AlertSlice | BasicCardsSlice | BundleSelectorSlice | CampaignProgressBarSlice | CardCarouselSlice | CommunitySlice | CommunityCardsSlice | ContentSliceSlice | CtaSlice | DealerLocatorSlice | EjsFileSlice | EmailSignupSlice | EmbeddedHtmlSlice | EventCardsSlice | EventsCalendarSlice | FaqSlice | FeatureCardsSlice | FormSlice | FullWidthCtaSlice | GenericCardsSlice | GettingStartedSlice | GivengainSignUpSlice | HeroSlice | HeroBannerSlice | HeroCarouselSlice | HeroWithCardsSlice | HeroWithCardsV2Slice | HeroWithCardsV3Slice | HeroWithPlanCardsSlice | HeroWithPlanSelectionSlice | HeroWithTestimonialCardsSlice | HeroWithVerticalCardsSlice | HeroWithVideoSlice | HowToSlice | ImageTextCarouselSlice | LiveDataSlice | MarketplaceSlice | MyEventsSlice | ParallaxSlice | PodcastCardsSlice | RouteCardsSlice | ShopCollectionListSlice | SideBySideSlice | SideBySideWithCardsSlice | SidebysideSlice | SocialProofSlice | SocialProofCarouselSlice | SpacerSlice | StageDetailsSlice | StageSchedulerSlice | StickyNavigationSlice | TableRowsWithIconsSlice | TestimonialSlice | TextSlice | TextBlocksSlice | TextStripSlice | ThreeCardsSlice | TileCalloutSlice | TodaysPlanSlice | TrainingPlanCardsSlice | TrainingProgramSlice | TwoColumnSlice | UserChecklistSlice | VideoCardsSlice | VideoCategoryStripSlice

/**
 * Content for Campaign stage documents
 */
interface CampaignStageDocumentData {
	/**
	 * Campaign short name field in *Campaign stage*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: The short name of the campaign in the game
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
	 * - **Field Type**: Select
	 * - **Placeholder**: One of firstName, lastName, email, queryType, message
	 * - **API ID Path**: contact_form.fields[].name
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	name: prismic.SelectField<"firstName" | "lastName" | "email" | "queryType" | "message">;
	
	/**
	 * Placeholder text field in *Contact form → Fields*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One thought; two or three sentences
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
	 * - **Field Type**: Select
	 * - **Placeholder**: email: it has to be an e-mail address; otherwise empty
	 * - **API ID Path**: contact_form.fields[].form_validation
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	form_validation: prismic.SelectField<"email">;
}

/**
 * Item in *Contact form → Query types*
 */
export interface ContactFormDocumentDataQueryTypesItem {
	/**
	 * Label field in *Contact form → Query types*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
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
	 * - **Placeholder**: A few words; long ones break into lines
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
	 * - **Placeholder**: One thought; two or three sentences
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
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: error_page.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Body field in *Error page*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
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
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: footer.groups[].links[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Link field in *Footer → Groups → Links*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
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
	 * - **Placeholder**: A few words; long ones break into lines
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
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: footer.social[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Link field in *Footer → Social*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
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
	 * - **Placeholder**: One thought; two or three sentences
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
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: navigation.items[].children[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Link field in *Navigation → Items → Children*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
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
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: navigation.items[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Link field in *Navigation → Items*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
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

type PageDocumentDataBodySlice = AcademiesFooterSlice | AcademiesGridSlice | AcademyDescriptionsSlice | AcademyPunchcardNewSlice | AlertSlice | BasicCardsSlice | BundleSelectorSlice | CampaignProgressBarSlice | CardCarouselSlice | CommunitySlice | CommunityCardsSlice | ContentSliceSlice | CtaSlice | DealerLocatorSlice | EjsFileSlice | EmailSignupSlice | EmbeddedHtmlSlice | EventCardsSlice | EventsCalendarSlice | FaqSlice | FeatureCardsSlice | FormSlice | FullWidthCtaSlice | GenericCardsSlice | GettingStartedSlice | GivengainSignUpSlice | HeroSlice | HeroBannerSlice | HeroCarouselSlice | HeroWithCardsSlice | HeroWithCardsV2Slice | HeroWithCardsV3Slice | HeroWithPlanCardsSlice | HeroWithPlanSelectionSlice | HeroWithTestimonialCardsSlice | HeroWithVerticalCardsSlice | HeroWithVideoSlice | HowToSlice | ImageTextCarouselSlice | LiveDataSlice | MarketplaceSlice | MyEventsSlice | ParallaxSlice | PodcastCardsSlice | RouteCardsSlice | ShopCollectionListSlice | SideBySideSlice | SideBySideWithCardsSlice | SidebysideSlice | SocialProofSlice | SocialProofCarouselSlice | SpacerSlice | StageDetailsSlice | StageSchedulerSlice | StickyNavigationSlice | TableRowsWithIconsSlice | TestimonialSlice | TextSlice | TextBlocksSlice | TextStripSlice | ThreeCardsSlice | TileCalloutSlice | TodaysPlanSlice | TrainingPlanCardsSlice | TrainingProgramSlice | TwoColumnSlice | UserChecklistSlice | VideoCardsSlice | VideoCategoryStripSlice

type PageDocumentDataBody1Slice = AcademiesFooterSlice | AcademiesGridSlice | AcademyDescriptionsSlice | AcademyPunchcardNewSlice | AlertSlice | BasicCardsSlice | BundleSelectorSlice | CampaignProgressBarSlice | CardCarouselSlice | CommunitySlice | CommunityCardsSlice | ContentSliceSlice | CtaSlice | DealerLocatorSlice | EjsFileSlice | EmailSignupSlice | EmbeddedHtmlSlice | EventCardsSlice | EventsCalendarSlice | FaqSlice | FeatureCardsSlice | FormSlice | FullWidthCtaSlice | GenericCardsSlice | GettingStartedSlice | GivengainSignUpSlice | HeroSlice | HeroBannerSlice | HeroCarouselSlice | HeroWithCardsSlice | HeroWithCardsV2Slice | HeroWithCardsV3Slice | HeroWithPlanCardsSlice | HeroWithPlanSelectionSlice | HeroWithTestimonialCardsSlice | HeroWithVerticalCardsSlice | HeroWithVideoSlice | HowToSlice | ImageTextCarouselSlice | LiveDataSlice | MarketplaceSlice | MyEventsSlice | ParallaxSlice | PodcastCardsSlice | RouteCardsSlice | ShopCollectionListSlice | SideBySideSlice | SideBySideWithCardsSlice | SidebysideSlice | SocialProofSlice | SocialProofCarouselSlice | SpacerSlice | StageDetailsSlice | StageSchedulerSlice | StickyNavigationSlice | TableRowsWithIconsSlice | TestimonialSlice | TextSlice | TextBlocksSlice | TextStripSlice | ThreeCardsSlice | TileCalloutSlice | TodaysPlanSlice | TrainingPlanCardsSlice | TrainingProgramSlice | TwoColumnSlice | UserChecklistSlice | VideoCardsSlice | VideoCategoryStripSlice

/**
 * Content for Page documents
 */
interface PageDocumentData {
	/**
	 * Title field in *Page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: page.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Layout name field in *Page*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: slices is as wide as the screen; legacy, or nothing, is narrower and shows only the first list of sections
	 * - **API ID Path**: page.layout_name
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	layout_name: prismic.SelectField<"slices" | "legacy">;
	
	/**
	 * Ghost nav field in *Page*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: enabled lays the header over the first section
	 * - **API ID Path**: page.ghost_nav
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	ghost_nav: prismic.SelectField<"enabled">;
	
	/**
	 * Feature flag field in *Page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Shown as it is written
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
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: page.meta_title
	 * - **Tab**: Search and social
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Meta description field in *Page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: page.meta_description
	 * - **Tab**: Search and social
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Meta image field in *Page*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
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
	 * - **Placeholder**: Shown as it is written
	 * - **API ID Path**: redirect.from
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	from: prismic.KeyTextField;
	
	/**
	 * To field in *Redirect*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Shown as it is written
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
 * Item in *Redirects (table) → Redirects*
 */
export interface RedirectsDocumentDataRowsItem {
	/**
	 * From field in *Redirects (table) → Redirects*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: /old/:name, a path without language; :name is any one word of it
	 * - **API ID Path**: redirects.rows[].from
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	from: prismic.KeyTextField;
	
	/**
	 * To field in *Redirects (table) → Redirects*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: /new/:name, or https://… elsewhere; empty for what is gone
	 * - **API ID Path**: redirects.rows[].to
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	to: prismic.KeyTextField;
	
	/**
	 * Kind field in *Redirects (table) → Redirects*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: For good, for now, or nothing there any more
	 * - **Default Value**: permanent
	 * - **API ID Path**: redirects.rows[].kind
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	kind: prismic.SelectField<"permanent" | "temporary" | "gone", "filled">;
}

/**
 * Content for Redirects (table) documents
 */
interface RedirectsDocumentData {
	/**
	 * Title field in *Redirects (table)*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: What this table is about; visitors never see it
	 * - **API ID Path**: redirects.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Redirects field in *Redirects (table)*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: redirects.rows[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	rows: prismic.GroupField<Simplify<RedirectsDocumentDataRowsItem>>;
}

/**
 * Redirects (table) document from Prismic
 *
 * - **API ID**: `redirects`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type RedirectsDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<RedirectsDocumentData>, "redirects", Lang>;

/**
 * Item in *Settings → Notices on every page*
 */
export interface SettingsDocumentDataNoticesItem {
	/**
	 * Words field in *Settings → Notices on every page*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One sentence, with a link if one helps
	 * - **API ID Path**: settings.notices[].words
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	words: prismic.RichTextField;
	
	/**
	 * Severity field in *Settings → Notices on every page*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: How it looks, and what it is called when it is read out
	 * - **API ID Path**: settings.notices[].severity
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	severity: prismic.SelectField<"info" | "success" | "warning" | "error">;
	
	/**
	 * Starts field in *Settings → Notices on every page*
	 *
	 * - **Field Type**: Timestamp
	 * - **Placeholder**: From when it is shown; at once if empty
	 * - **API ID Path**: settings.notices[].starts
	 * - **Documentation**: https://prismic.io/docs/fields/timestamp
	 */
	starts: prismic.TimestampField;
	
	/**
	 * Ends field in *Settings → Notices on every page*
	 *
	 * - **Field Type**: Timestamp
	 * - **Placeholder**: Until when it is shown; for good if empty
	 * - **API ID Path**: settings.notices[].ends
	 * - **Documentation**: https://prismic.io/docs/fields/timestamp
	 */
	ends: prismic.TimestampField;
}

/**
 * Content for Settings documents
 */
interface SettingsDocumentData {
	/**
	 * Women only notice field in *Settings*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Shown as it is written
	 * - **API ID Path**: settings.women_only_notice
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	women_only_notice: prismic.RichTextField;
	
	/**
	 * Category enforcement notice field in *Settings*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Shown as it is written
	 * - **API ID Path**: settings.category_enforcement_notice
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	category_enforcement_notice: prismic.RichTextField;
	
	/**
	 * Register prompt field in *Settings*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Shown as it is written
	 * - **API ID Path**: settings.register_prompt
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	register_prompt: prismic.RichTextField;
	
	/**
	 * Make up message field in *Settings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: settings.make_up_message
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	make_up_message: prismic.KeyTextField;
	
	/**
	 * Banner text field in *Settings*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: settings.banner_text
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	banner_text: prismic.RichTextField;
	
	/**
	 * Notices on every page field in *Settings*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.notices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	notices: prismic.GroupField<Simplify<SettingsDocumentDataNoticesItem>>;
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

type StageDocumentDataBodySlice = AcademiesFooterSlice | AcademiesGridSlice | AcademyDescriptionsSlice | AcademyPunchcardNewSlice | AlertSlice | BasicCardsSlice | BundleSelectorSlice | CampaignProgressBarSlice | CardCarouselSlice | CommunitySlice | CommunityCardsSlice | ContentSliceSlice | CtaSlice | DealerLocatorSlice | EjsFileSlice | EmailSignupSlice | EmbeddedHtmlSlice | EventCardsSlice | EventsCalendarSlice | FaqSlice | FeatureCardsSlice | FormSlice | FullWidthCtaSlice | GenericCardsSlice | GettingStartedSlice | GivengainSignUpSlice | HeroSlice | HeroBannerSlice | HeroCarouselSlice | HeroWithCardsSlice | HeroWithCardsV2Slice | HeroWithCardsV3Slice | HeroWithPlanCardsSlice | HeroWithPlanSelectionSlice | HeroWithTestimonialCardsSlice | HeroWithVerticalCardsSlice | HeroWithVideoSlice | HowToSlice | ImageTextCarouselSlice | LiveDataSlice | MarketplaceSlice | MyEventsSlice | ParallaxSlice | PodcastCardsSlice | RouteCardsSlice | ShopCollectionListSlice | SideBySideSlice | SideBySideWithCardsSlice | SidebysideSlice | SocialProofSlice | SocialProofCarouselSlice | SpacerSlice | StageDetailsSlice | StageSchedulerSlice | StickyNavigationSlice | TableRowsWithIconsSlice | TestimonialSlice | TextSlice | TextBlocksSlice | TextStripSlice | ThreeCardsSlice | TileCalloutSlice | TodaysPlanSlice | TrainingPlanCardsSlice | TrainingProgramSlice | TwoColumnSlice | UserChecklistSlice | VideoCardsSlice | VideoCategoryStripSlice

/**
 * Content for Stage documents
 */
interface StageDocumentData {
	/**
	 * Stage number field in *Stage*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: Shown as it is written
	 * - **API ID Path**: stage.stage_number
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	stage_number: prismic.NumberField;
	
	/**
	 * Stage name field in *Stage*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Shown as it is written
	 * - **API ID Path**: stage.stageName
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	stageName: prismic.KeyTextField;
	
	/**
	 * Stage image field in *Stage*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: stage.stageImage
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	stageImage: prismic.ImageField<never>;
	
	/**
	 * Stage url field in *Stage*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: stage.stageUrl
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	stageUrl: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Stage color field in *Stage*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: The colour of the stage; secondary unless chosen
	 * - **API ID Path**: stage.stageColor
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	stageColor: prismic.SelectField<"primary" | "secondary" | "dark" | "light" | "white" | "blue" | "yellow" | "green" | "yorkshire-gray" | "cream" | "black">;
	
	/**
	 * Anchor hash field in *Stage*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Name of this place for links: plans is reached by #plans
	 * - **API ID Path**: stage.anchorHash
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchorHash: prismic.KeyTextField;
	
	/**
	 * Lxn local stage starts field in *Stage*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Shown as it is written
	 * - **API ID Path**: stage.lxnLocalStageStarts
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	lxnLocalStageStarts: prismic.KeyTextField;
	
	/**
	 * Lxn local stage ends field in *Stage*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Shown as it is written
	 * - **API ID Path**: stage.lxnLocalStageEnds
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	lxnLocalStageEnds: prismic.KeyTextField;
	
	/**
	 * Tag field in *Stage*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Tag of the events in the game
	 * - **API ID Path**: stage.tag
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	tag: prismic.KeyTextField;
	
	/**
	 * Campaign stage short name field in *Stage*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: The short name of the stage in the game
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
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: video.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Description field in *Video*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: video.description
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	description: prismic.RichTextField;
	
	/**
	 * Thumbnail field in *Video*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: video.thumbnail
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	thumbnail: prismic.ImageField<never>;
	
	/**
	 * Video url field in *Video*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Address of a video file or of an embedded player
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
	 * - **Placeholder**: A video; visitors see them in this order
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
	 * - **Placeholder**: A few words; long ones break into lines
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

export type AllDocumentTypes = AcademyPageDocument | CampaignPageDocument | CampaignStageDocument | ContactFormDocument | ErrorPageDocument | FooterDocument | NavigationDocument | PageDocument | RedirectDocument | RedirectsDocument | SettingsDocument | StageDocument | VideoDocument | VideoCategoryDocument;

/**
 * Primary content in *AcademiesFooter → Default → Primary*
 */
export interface AcademiesFooterSliceDefaultPrimary {
	/**
	 * Title field in *AcademiesFooter → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: academies_footer.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Description field in *AcademiesFooter → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: academies_footer.default.primary.description
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	description: prismic.RichTextField;
	
	/**
	 * CTA label field in *AcademiesFooter → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: academies_footer.default.primary.cta_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	cta_label: prismic.KeyTextField;
	
	/**
	 * CTA URL field in *AcademiesFooter → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: academies_footer.default.primary.cta_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	cta_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Primary content in *AcademiesFooter → Items*
 */
export interface AcademiesFooterSliceDefaultItem {
	/**
	 * Label field in *AcademiesFooter → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: academies_footer.items[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * URL field in *AcademiesFooter → Items*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: academies_footer.items[].url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Image field in *AcademiesFooter → Items*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: academies_footer.items[].image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
}

/**
 * Default variation for AcademiesFooter Slice
 *
 * - **API ID**: `default`
 * - **Description**: The end of an academy's page: what to do next, and links to the other academies
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type AcademiesFooterSliceDefault = prismic.SharedSliceVariation<"default", Simplify<AcademiesFooterSliceDefaultPrimary>, Simplify<AcademiesFooterSliceDefaultItem>>;

/**
 * Slice variation for *AcademiesFooter*
 */
type AcademiesFooterSliceVariation = AcademiesFooterSliceDefault

/**
 * AcademiesFooter Shared Slice
 *
 * - **API ID**: `academies_footer`
 * - **Description**: The end of an academy's page: what to do next, and links to the other academies
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type AcademiesFooterSlice = prismic.SharedSlice<"academies_footer", AcademiesFooterSliceVariation>;

/**
 * Primary content in *AcademiesGrid → Default → Primary*
 */
export interface AcademiesGridSliceDefaultPrimary {
	/**
	 * Title field in *AcademiesGrid → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: academies_grid.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
}

/**
 * Primary content in *AcademiesGrid → Items*
 */
export interface AcademiesGridSliceDefaultItem {
	/**
	 * Title field in *AcademiesGrid → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: academies_grid.items[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Description field in *AcademiesGrid → Items*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: academies_grid.items[].description
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	description: prismic.RichTextField;
	
	/**
	 * Image field in *AcademiesGrid → Items*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: academies_grid.items[].image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * URL field in *AcademiesGrid → Items*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: academies_grid.items[].url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Default variation for AcademiesGrid Slice
 *
 * - **API ID**: `default`
 * - **Description**: All academies as cards with a picture; each leads to its page
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type AcademiesGridSliceDefault = prismic.SharedSliceVariation<"default", Simplify<AcademiesGridSliceDefaultPrimary>, Simplify<AcademiesGridSliceDefaultItem>>;

/**
 * Slice variation for *AcademiesGrid*
 */
type AcademiesGridSliceVariation = AcademiesGridSliceDefault

/**
 * AcademiesGrid Shared Slice
 *
 * - **API ID**: `academies_grid`
 * - **Description**: All academies as cards with a picture; each leads to its page
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type AcademiesGridSlice = prismic.SharedSlice<"academies_grid", AcademiesGridSliceVariation>;

/**
 * Primary content in *AcademyDescriptions → Default → Primary*
 */
export interface AcademyDescriptionsSliceDefaultPrimary {
	/**
	 * Title field in *AcademyDescriptions → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: academy_descriptions.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
}

/**
 * Primary content in *AcademyDescriptions → Items*
 */
export interface AcademyDescriptionsSliceDefaultItem {
	/**
	 * Title field in *AcademyDescriptions → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: academy_descriptions.items[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Description field in *AcademyDescriptions → Items*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: academy_descriptions.items[].description
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	description: prismic.RichTextField;
	
	/**
	 * Image field in *AcademyDescriptions → Items*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: academy_descriptions.items[].image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
}

/**
 * Default variation for AcademyDescriptions Slice
 *
 * - **API ID**: `default`
 * - **Description**: What an academy teaches: broad rows of a picture and a few sentences, the picture on the left and the right in turn
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type AcademyDescriptionsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<AcademyDescriptionsSliceDefaultPrimary>, Simplify<AcademyDescriptionsSliceDefaultItem>>;

/**
 * Slice variation for *AcademyDescriptions*
 */
type AcademyDescriptionsSliceVariation = AcademyDescriptionsSliceDefault

/**
 * AcademyDescriptions Shared Slice
 *
 * - **API ID**: `academy_descriptions`
 * - **Description**: What an academy teaches: broad rows of a picture and a few sentences, the picture on the left and the right in turn
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type AcademyDescriptionsSlice = prismic.SharedSlice<"academy_descriptions", AcademyDescriptionsSliceVariation>;

/**
 * Primary content in *AcademyPunchcardNew → Default → Primary*
 */
export interface AcademyPunchcardNewSliceDefaultPrimary {
	/**
	 * Title field in *AcademyPunchcardNew → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: academy_punchcard_new.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Description field in *AcademyPunchcardNew → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: academy_punchcard_new.default.primary.description
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	description: prismic.RichTextField;
	
	/**
	 * Campaign short name field in *AcademyPunchcardNew → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: The short name of the campaign in the game
	 * - **API ID Path**: academy_punchcard_new.default.primary.campaign_short_name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	campaign_short_name: prismic.KeyTextField;
	
	/**
	 * Goal field in *AcademyPunchcardNew → Default → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: Shown as it is written
	 * - **API ID Path**: academy_punchcard_new.default.primary.goal
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	goal: prismic.NumberField;
	
	/**
	 * Progress icon field in *AcademyPunchcardNew → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: academy_punchcard_new.default.primary.progress_icon
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	progress_icon: prismic.ImageField<never>;
	
	/**
	 * Progress icon completed field in *AcademyPunchcardNew → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
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
	 * - **Placeholder**: Shown as it is written
	 * - **API ID Path**: academy_punchcard_new.items[].workout_name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	workout_name: prismic.KeyTextField;
	
	/**
	 * Stage short name field in *AcademyPunchcardNew → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: The short name of the stage in the game
	 * - **API ID Path**: academy_punchcard_new.items[].stage_short_name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	stage_short_name: prismic.KeyTextField;
	
	/**
	 * Image field in *AcademyPunchcardNew → Items*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: academy_punchcard_new.items[].image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Completed image field in *AcademyPunchcardNew → Items*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: academy_punchcard_new.items[].completed_image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	completed_image: prismic.ImageField<never>;
	
	/**
	 * Unlock name field in *AcademyPunchcardNew → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: The name of the unlock in the game
	 * - **API ID Path**: academy_punchcard_new.items[].unlock_name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	unlock_name: prismic.KeyTextField;
	
	/**
	 * Unlock percent field in *AcademyPunchcardNew → Items*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: Shown as it is written
	 * - **API ID Path**: academy_punchcard_new.items[].unlock_percent
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	unlock_percent: prismic.NumberField;
	
	/**
	 * Url field in *AcademyPunchcardNew → Items*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
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
	 * - **Placeholder**: Shown as it is written
	 * - **API ID Path**: alert.default.primary.alert_type
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	alert_type: prismic.SelectField<"banner" | "payment" | "info">;
	
	/**
	 * Message field in *Alert → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: alert.default.primary.message
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	message: prismic.RichTextField;
	
	/**
	 * Severity field in *Alert → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Shown as it is written
	 * - **API ID Path**: alert.default.primary.severity
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	severity: prismic.SelectField<"info" | "success" | "warning" | "error">;
}

/**
 * Default variation for Alert Slice
 *
 * - **API ID**: `default`
 * - **Description**: A message that stands out, such as a warning or good news; one kind shows only to players whose payment has failed
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
 * - **Description**: A message that stands out, such as a warning or good news; one kind shows only to players whose payment has failed
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type AlertSlice = prismic.SharedSlice<"alert", AlertSliceVariation>;

/**
 * Primary content in *BasicCards → Default → Primary*
 */
export interface BasicCardsSliceDefaultPrimary {
	/**
	 * Title field in *BasicCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: basic_cards.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
}

/**
 * Primary content in *BasicCards → Items*
 */
export interface BasicCardsSliceDefaultItem {
	/**
	 * Title field in *BasicCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: basic_cards.items[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Description field in *BasicCards → Items*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: basic_cards.items[].description
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	description: prismic.RichTextField;
	
	/**
	 * Image field in *BasicCards → Items*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: basic_cards.items[].image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * CTA label field in *BasicCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: basic_cards.items[].cta_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	cta_label: prismic.KeyTextField;
	
	/**
	 * CTA URL field in *BasicCards → Items*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: basic_cards.items[].cta_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	cta_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Default variation for BasicCards Slice
 *
 * - **API ID**: `default`
 * - **Description**: Up to three cards of picture, words and button, which move on by themselves
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type BasicCardsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<BasicCardsSliceDefaultPrimary>, Simplify<BasicCardsSliceDefaultItem>>;

/**
 * Slice variation for *BasicCards*
 */
type BasicCardsSliceVariation = BasicCardsSliceDefault

/**
 * BasicCards Shared Slice
 *
 * - **API ID**: `basic_cards`
 * - **Description**: Up to three cards of picture, words and button, which move on by themselves
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type BasicCardsSlice = prismic.SharedSlice<"basic_cards", BasicCardsSliceVariation>;

/**
 * Primary content in *BundleSelector → Default → Primary*
 */
export interface BundleSelectorSliceDefaultPrimary {
	/**
	 * Title field in *BundleSelector → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: bundle_selector.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
}

/**
 * Primary content in *BundleSelector → Items*
 */
export interface BundleSelectorSliceDefaultItem {
	/**
	 * Title field in *BundleSelector → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: bundle_selector.items[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Description field in *BundleSelector → Items*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: bundle_selector.items[].description
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	description: prismic.RichTextField;
	
	/**
	 * Image field in *BundleSelector → Items*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: bundle_selector.items[].image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<"focus">;
	
	/**
	 * Price field in *BundleSelector → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: As it is shown, with its currency
	 * - **API ID Path**: bundle_selector.items[].price
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	price: prismic.KeyTextField;
	
	/**
	 * Button label field in *BundleSelector → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: bundle_selector.items[].button_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	button_label: prismic.KeyTextField;
	
	/**
	 * Button URL field in *BundleSelector → Items*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: bundle_selector.items[].button_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	button_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Disabled field in *BundleSelector → Items*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: bundle_selector.items[].disabled
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	disabled: prismic.BooleanField;
}

/**
 * Default variation for BundleSelector Slice
 *
 * - **API ID**: `default`
 * - **Description**: Up to three things to buy, side by side, each with its price and a button
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type BundleSelectorSliceDefault = prismic.SharedSliceVariation<"default", Simplify<BundleSelectorSliceDefaultPrimary>, Simplify<BundleSelectorSliceDefaultItem>>;

/**
 * Slice variation for *BundleSelector*
 */
type BundleSelectorSliceVariation = BundleSelectorSliceDefault

/**
 * BundleSelector Shared Slice
 *
 * - **API ID**: `bundle_selector`
 * - **Description**: Up to three things to buy, side by side, each with its price and a button
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type BundleSelectorSlice = prismic.SharedSlice<"bundle_selector", BundleSelectorSliceVariation>;

/**
 * Primary content in *CampaignProgressBar → Default → Primary*
 */
export interface CampaignProgressBarSliceDefaultPrimary {
	/**
	 * Title field in *CampaignProgressBar → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: campaign_progress_bar.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Campaign short name field in *CampaignProgressBar → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: The short name of the campaign in the game
	 * - **API ID Path**: campaign_progress_bar.default.primary.campaign_short_name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	campaign_short_name: prismic.KeyTextField;
	
	/**
	 * Icon field in *CampaignProgressBar → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: campaign_progress_bar.default.primary.icon
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	icon: prismic.ImageField<never>;
	
	/**
	 * Completed icon field in *CampaignProgressBar → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: campaign_progress_bar.default.primary.completed_icon
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	completed_icon: prismic.ImageField<never>;
	
	/**
	 * Goal field in *CampaignProgressBar → Default → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: Shown as it is written
	 * - **API ID Path**: campaign_progress_bar.default.primary.goal
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	goal: prismic.NumberField;
	
	/**
	 * Unit label field in *CampaignProgressBar → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: campaign_progress_bar.default.primary.unit_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	unit_label: prismic.KeyTextField;
}

/**
 * Default variation for CampaignProgressBar Slice
 *
 * - **API ID**: `default`
 * - **Description**: How far the player who looks at it has come in a campaign; visitors see no progress
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CampaignProgressBarSliceDefault = prismic.SharedSliceVariation<"default", Simplify<CampaignProgressBarSliceDefaultPrimary>, never>;

/**
 * Slice variation for *CampaignProgressBar*
 */
type CampaignProgressBarSliceVariation = CampaignProgressBarSliceDefault

/**
 * CampaignProgressBar Shared Slice
 *
 * - **API ID**: `campaign_progress_bar`
 * - **Description**: How far the player who looks at it has come in a campaign; visitors see no progress
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CampaignProgressBarSlice = prismic.SharedSlice<"campaign_progress_bar", CampaignProgressBarSliceVariation>;

/**
 * Primary content in *CardCarousel → Default → Primary*
 */
export interface CardCarouselSliceDefaultPrimary {
	/**
	 * Title field in *CardCarousel → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: card_carousel.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
}

/**
 * Primary content in *CardCarousel → Items*
 */
export interface CardCarouselSliceDefaultItem {
	/**
	 * Title field in *CardCarousel → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: card_carousel.items[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Body field in *CardCarousel → Items*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: card_carousel.items[].body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Image field in *CardCarousel → Items*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: card_carousel.items[].image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<"focus">;
	
	/**
	 * CTA label field in *CardCarousel → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: card_carousel.items[].cta_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	cta_label: prismic.KeyTextField;
	
	/**
	 * CTA URL field in *CardCarousel → Items*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: card_carousel.items[].cta_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	cta_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Default variation for CardCarousel Slice
 *
 * - **API ID**: `default`
 * - **Description**: Calls to action as cards in a row to scroll through
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CardCarouselSliceDefault = prismic.SharedSliceVariation<"default", Simplify<CardCarouselSliceDefaultPrimary>, Simplify<CardCarouselSliceDefaultItem>>;

/**
 * Slice variation for *CardCarousel*
 */
type CardCarouselSliceVariation = CardCarouselSliceDefault

/**
 * CardCarousel Shared Slice
 *
 * - **API ID**: `card_carousel`
 * - **Description**: Calls to action as cards in a row to scroll through
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CardCarouselSlice = prismic.SharedSlice<"card_carousel", CardCarouselSliceVariation>;

/**
 * Primary content in *Community → Default → Primary*
 */
export interface CommunitySliceDefaultPrimary {
	/**
	 * Title field in *Community → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: community.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Description field in *Community → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: community.default.primary.description
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	description: prismic.RichTextField;
	
	/**
	 * Image field in *Community → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: community.default.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * CTA label field in *Community → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: community.default.primary.cta_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	cta_label: prismic.KeyTextField;
	
	/**
	 * CTA URL field in *Community → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: community.default.primary.cta_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	cta_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Primary content in *Community → Items*
 */
export interface CommunitySliceDefaultItem {
	/**
	 * Headline field in *Community → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: community.items[].headline
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	headline: prismic.KeyTextField;
	
	/**
	 * Text field in *Community → Items*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: community.items[].text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Image field in *Community → Items*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: community.items[].image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
}

/**
 * Default variation for Community Slice
 *
 * - **API ID**: `default`
 * - **Description**: What the community is, beside pictures of it that move on by themselves
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CommunitySliceDefault = prismic.SharedSliceVariation<"default", Simplify<CommunitySliceDefaultPrimary>, Simplify<CommunitySliceDefaultItem>>;

/**
 * Slice variation for *Community*
 */
type CommunitySliceVariation = CommunitySliceDefault

/**
 * Community Shared Slice
 *
 * - **API ID**: `community`
 * - **Description**: What the community is, beside pictures of it that move on by themselves
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CommunitySlice = prismic.SharedSlice<"community", CommunitySliceVariation>;

/**
 * Primary content in *CommunityCards → Default → Primary*
 */
export interface CommunityCardsSliceDefaultPrimary {
	/**
	 * Title field in *CommunityCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
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
	 * - **Placeholder**: The identifier in its own system
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
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: content_slice.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
}

/**
 * Default variation for ContentSlice Slice
 *
 * - **API ID**: `default`
 * - **Description**: Shows nothing: a note from one editor to another
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
 * - **Description**: Shows nothing: a note from one editor to another
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
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: cta.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Body field in *Cta → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: cta.default.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Background color field in *Cta → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A colour of the brand by its name, or #hex
	 * - **API ID Path**: cta.default.primary.background_color
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	background_color: prismic.KeyTextField;
	
	/**
	 * Label field in *Cta → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: cta.default.primary.label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Event field in *Cta → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: What happens on a click instead of a link, such as create_account or play_video
	 * - **API ID Path**: cta.default.primary.event
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	event: prismic.SelectField<"create_account" | "open_chat" | "open_kustomer_chat" | "open_contact_email_form" | "open_solvvy" | "play_video" | "campaign_register">;
	
	/**
	 * Url field in *Cta → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: cta.default.primary.url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Target field in *Cta → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Opens in a new tab with _blank
	 * - **API ID Path**: cta.default.primary.target
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	target: prismic.SelectField<"_self" | "_blank">;
	
	/**
	 * Color field in *Cta → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: The colour of the button; the usual one unless chosen
	 * - **API ID Path**: cta.default.primary.color
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	color: prismic.SelectField<"primary" | "secondary" | "dark" | "light" | "blue" | "yellow" | "green">;
	
	/**
	 * Campaign short name field in *Cta → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: The short name of the campaign in the game
	 * - **API ID Path**: cta.default.primary.campaign_short_name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	campaign_short_name: prismic.KeyTextField;
	
	/**
	 * Terms text field in *Cta → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: cta.default.primary.termsText
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	termsText: prismic.RichTextField;
	
	/**
	 * Redirect button label field in *Cta → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: cta.default.primary.redirectButtonLabel
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	redirectButtonLabel: prismic.KeyTextField;
	
	/**
	 * Cancel button label field in *Cta → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: cta.default.primary.cancelButtonLabel
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	cancelButtonLabel: prismic.KeyTextField;
	
	/**
	 * Error copy field in *Cta → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Shown where something went wrong
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
 * Primary content in *DealerLocator → Default → Primary*
 */
export interface DealerLocatorSliceDefaultPrimary {
	/**
	 * Title field in *DealerLocator → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; “Find a dealer” unless filled in
	 * - **API ID Path**: dealer_locator.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Description field in *DealerLocator → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: dealer_locator.default.primary.description
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	description: prismic.RichTextField;
}

/**
 * Default variation for DealerLocator Slice
 *
 * - **API ID**: `default`
 * - **Description**: Shops near the visitor, found by the store locator
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type DealerLocatorSliceDefault = prismic.SharedSliceVariation<"default", Simplify<DealerLocatorSliceDefaultPrimary>, never>;

/**
 * Slice variation for *DealerLocator*
 */
type DealerLocatorSliceVariation = DealerLocatorSliceDefault

/**
 * DealerLocator Shared Slice
 *
 * - **API ID**: `dealer_locator`
 * - **Description**: Shops near the visitor, found by the store locator
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type DealerLocatorSlice = prismic.SharedSlice<"dealer_locator", DealerLocatorSliceVariation>;

/**
 * Primary content in *EjsFile → Default → Primary*
 */
export interface EjsFileSliceDefaultPrimary {
	/**
	 * Title field in *EjsFile → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Above the frame; also says what it is to those who don't see it
	 * - **API ID Path**: ejs_file.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * File field in *EjsFile → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Name of the template with its extension: training-zones.html
	 * - **API ID Path**: ejs_file.default.primary.file
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	file: prismic.KeyTextField;
}

/**
 * Default variation for EjsFile Slice
 *
 * - **API ID**: `default`
 * - **Description**: A page that your developers have put on the web pages server, in a frame
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type EjsFileSliceDefault = prismic.SharedSliceVariation<"default", Simplify<EjsFileSliceDefaultPrimary>, never>;

/**
 * Slice variation for *EjsFile*
 */
type EjsFileSliceVariation = EjsFileSliceDefault

/**
 * EjsFile Shared Slice
 *
 * - **API ID**: `ejs_file`
 * - **Description**: A page that your developers have put on the web pages server, in a frame
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type EjsFileSlice = prismic.SharedSlice<"ejs_file", EjsFileSliceVariation>;

/**
 * Primary content in *EmailSignup → Default → Primary*
 */
export interface EmailSignupSliceDefaultPrimary {
	/**
	 * ID field in *EmailSignup → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: The identifier in its own system
	 * - **API ID Path**: email_signup.default.primary.id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	id: prismic.KeyTextField;
	
	/**
	 * Title field in *EmailSignup → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: email_signup.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Body field in *EmailSignup → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: email_signup.default.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Placeholder field in *EmailSignup → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Shown as it is written
	 * - **API ID Path**: email_signup.default.primary.placeholder
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	placeholder: prismic.KeyTextField;
	
	/**
	 * Button label field in *EmailSignup → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: email_signup.default.primary.button_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	button_label: prismic.KeyTextField;
	
	/**
	 * Input error message field in *EmailSignup → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Shown where something went wrong
	 * - **API ID Path**: email_signup.default.primary.input_error_message
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	input_error_message: prismic.KeyTextField;
	
	/**
	 * Terms error message field in *EmailSignup → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Shown where something went wrong
	 * - **API ID Path**: email_signup.default.primary.terms_error_message
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	terms_error_message: prismic.KeyTextField;
	
	/**
	 * Terms text field in *EmailSignup → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: email_signup.default.primary.terms_text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	terms_text: prismic.RichTextField;
	
	/**
	 * Thank you message field in *EmailSignup → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: email_signup.default.primary.thank_you_message
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	thank_you_message: prismic.RichTextField;
}

/**
 * Default variation for EmailSignup Slice
 *
 * - **API ID**: `default`
 * - **Description**: A field for the visitor's e-mail address, to get your letters
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type EmailSignupSliceDefault = prismic.SharedSliceVariation<"default", Simplify<EmailSignupSliceDefaultPrimary>, never>;

/**
 * Slice variation for *EmailSignup*
 */
type EmailSignupSliceVariation = EmailSignupSliceDefault

/**
 * EmailSignup Shared Slice
 *
 * - **API ID**: `email_signup`
 * - **Description**: A field for the visitor's e-mail address, to get your letters
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type EmailSignupSlice = prismic.SharedSlice<"email_signup", EmailSignupSliceVariation>;

/**
 * Primary content in *EmbeddedHtml → Default → Primary*
 */
export interface EmbeddedHtmlSliceDefaultPrimary {
	/**
	 * Title field in *EmbeddedHtml → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Above the frame; also says what it is to those who don't see it
	 * - **API ID Path**: embedded_html.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * HTML field in *EmbeddedHtml → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: HTML with styles and scripts; it can't reach the page around it
	 * - **API ID Path**: embedded_html.default.primary.html
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	html: prismic.KeyTextField;
}

/**
 * Default variation for EmbeddedHtml Slice
 *
 * - **API ID**: `default`
 * - **Description**: HTML of another service, such as a map or a survey, in a frame
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type EmbeddedHtmlSliceDefault = prismic.SharedSliceVariation<"default", Simplify<EmbeddedHtmlSliceDefaultPrimary>, never>;

/**
 * Slice variation for *EmbeddedHtml*
 */
type EmbeddedHtmlSliceVariation = EmbeddedHtmlSliceDefault

/**
 * EmbeddedHtml Shared Slice
 *
 * - **API ID**: `embedded_html`
 * - **Description**: HTML of another service, such as a map or a survey, in a frame
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type EmbeddedHtmlSlice = prismic.SharedSlice<"embedded_html", EmbeddedHtmlSliceVariation>;

/**
 * Primary content in *EventCards → Default → Primary*
 */
export interface EventCardsSliceDefaultPrimary {
	/**
	 * Title field in *EventCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
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
	 * - **Placeholder**: The identifier in its own system
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
 * Primary content in *EventsCalendar → Default → Primary*
 */
export interface EventsCalendarSliceDefaultPrimary {
	/**
	 * Title field in *EventsCalendar → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: events_calendar.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Subtitle field in *EventsCalendar → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A line below the title
	 * - **API ID Path**: events_calendar.default.primary.subtitle
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	subtitle: prismic.KeyTextField;
	
	/**
	 * Event tag field in *EventsCalendar → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Tag of the events in the game
	 * - **API ID Path**: events_calendar.default.primary.event_tag
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	event_tag: prismic.KeyTextField;
	
	/**
	 * Max rows field in *EventsCalendar → Default → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: How many at the most
	 * - **API ID Path**: events_calendar.default.primary.maxRows
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	maxRows: prismic.NumberField;
}

/**
 * Default variation for EventsCalendar Slice
 *
 * - **API ID**: `default`
 * - **Description**: The game's events by day, with search, filters and sign-up in each row
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type EventsCalendarSliceDefault = prismic.SharedSliceVariation<"default", Simplify<EventsCalendarSliceDefaultPrimary>, never>;

/**
 * Slice variation for *EventsCalendar*
 */
type EventsCalendarSliceVariation = EventsCalendarSliceDefault

/**
 * EventsCalendar Shared Slice
 *
 * - **API ID**: `events_calendar`
 * - **Description**: The game's events by day, with search, filters and sign-up in each row
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type EventsCalendarSlice = prismic.SharedSlice<"events_calendar", EventsCalendarSliceVariation>;

/**
 * Primary content in *Faq → Default → Primary*
 */
export interface FaqSliceDefaultPrimary {
	/**
	 * Title field in *Faq → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
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
	 * - **Placeholder**: Shown as it is written
	 * - **API ID Path**: faq.items[].question
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	question: prismic.KeyTextField;
	
	/**
	 * Answer field in *Faq → Items*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
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
 * Primary content in *FeatureCards → Default → Primary*
 */
export interface FeatureCardsSliceDefaultPrimary {
	/**
	 * Title field in *FeatureCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: feature_cards.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
}

/**
 * Primary content in *FeatureCards → Items*
 */
export interface FeatureCardsSliceDefaultItem {
	/**
	 * Headline field in *FeatureCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: feature_cards.items[].headline
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	headline: prismic.KeyTextField;
	
	/**
	 * Text field in *FeatureCards → Items*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: feature_cards.items[].text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Image field in *FeatureCards → Items*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: feature_cards.items[].image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<"focus">;
}

/**
 * Default variation for FeatureCards Slice
 *
 * - **API ID**: `default`
 * - **Description**: Features of the product, each filling a tall picture, which move on by themselves
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FeatureCardsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<FeatureCardsSliceDefaultPrimary>, Simplify<FeatureCardsSliceDefaultItem>>;

/**
 * Slice variation for *FeatureCards*
 */
type FeatureCardsSliceVariation = FeatureCardsSliceDefault

/**
 * FeatureCards Shared Slice
 *
 * - **API ID**: `feature_cards`
 * - **Description**: Features of the product, each filling a tall picture, which move on by themselves
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FeatureCardsSlice = prismic.SharedSlice<"feature_cards", FeatureCardsSliceVariation>;

/**
 * Primary content in *Form → Default → Primary*
 */
export interface FormSliceDefaultPrimary {
	/**
	 * Form ID field in *Form → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Names the form; contact_us shows nothing and lends its words and rules to the contact form
	 * - **API ID Path**: form.default.primary.form_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	form_id: prismic.KeyTextField;
	
	/**
	 * Title field in *Form → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: form.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Action URL field in *Form → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: form.default.primary.action_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	action_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Placeholder field in *Form → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Shown as it is written
	 * - **API ID Path**: form.default.primary.placeholder
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	placeholder: prismic.KeyTextField;
	
	/**
	 * Button label field in *Form → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: form.default.primary.button_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	button_label: prismic.KeyTextField;
	
	/**
	 * Thank you message field in *Form → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: form.default.primary.thank_you_message
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	thank_you_message: prismic.RichTextField;
}

/**
 * Primary content in *Form → Items*
 */
export interface FormSliceDefaultItem {
	/**
	 * Name field in *Form → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: What it is sent as; for contact_us one of firstName, lastName, email, queryType, message
	 * - **API ID Path**: form.items[].name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Placeholder text field in *Form → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: form.items[].placeholder_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	placeholder_text: prismic.KeyTextField;
	
	/**
	 * Required field in *Form → Items*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: form.items[].required
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	required: prismic.BooleanField;
	
	/**
	 * Form validation field in *Form → Items*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: email: it has to be an e-mail address; otherwise empty
	 * - **API ID Path**: form.items[].form_validation
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	form_validation: prismic.SelectField<"email">;
}

/**
 * Default variation for Form Slice
 *
 * - **API ID**: `default`
 * - **Description**: A form with fields of your choice, sent to an address that your developers allow
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FormSliceDefault = prismic.SharedSliceVariation<"default", Simplify<FormSliceDefaultPrimary>, Simplify<FormSliceDefaultItem>>;

/**
 * Slice variation for *Form*
 */
type FormSliceVariation = FormSliceDefault

/**
 * Form Shared Slice
 *
 * - **API ID**: `form`
 * - **Description**: A form with fields of your choice, sent to an address that your developers allow
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FormSlice = prismic.SharedSlice<"form", FormSliceVariation>;

/**
 * Primary content in *FullWidthCta → Default → Primary*
 */
export interface FullWidthCtaSliceDefaultPrimary {
	/**
	 * Title field in *FullWidthCta → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: full_width_cta.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Body field in *FullWidthCta → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: full_width_cta.default.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Background image field in *FullWidthCta → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: 2400 × 1000 or more; the words stand on its left
	 * - **API ID Path**: full_width_cta.default.primary.background_image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	background_image: prismic.ImageField<"focus">;
	
	/**
	 * Button field in *FullWidthCta → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button; shown only with an address
	 * - **API ID Path**: full_width_cta.default.primary.cta_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	cta_label: prismic.KeyTextField;
	
	/**
	 * Button leads to field in *FullWidthCta → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: full_width_cta.default.primary.cta_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	cta_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Title as field in *FullWidthCta → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Level of the heading; it changes nothing of its look
	 * - **API ID Path**: full_width_cta.default.primary.title_as
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	title_as: prismic.SelectField<"h1" | "h2" | "h3" | "h4">;
	
	/**
	 * Background color field in *FullWidthCta → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Tints the picture; orange unless chosen
	 * - **API ID Path**: full_width_cta.default.primary.background_color
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	background_color: prismic.SelectField<"primary" | "secondary" | "dark" | "light" | "white" | "blue" | "yellow" | "green" | "yorkshire-gray" | "cream" | "black">;
}

/**
 * Default variation for FullWidthCta Slice
 *
 * - **API ID**: `default`
 * - **Description**: Call to action from edge to edge, on a picture or a colour
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FullWidthCtaSliceDefault = prismic.SharedSliceVariation<"default", Simplify<FullWidthCtaSliceDefaultPrimary>, never>;

/**
 * Slice variation for *FullWidthCta*
 */
type FullWidthCtaSliceVariation = FullWidthCtaSliceDefault

/**
 * FullWidthCta Shared Slice
 *
 * - **API ID**: `full_width_cta`
 * - **Description**: Call to action from edge to edge, on a picture or a colour
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FullWidthCtaSlice = prismic.SharedSlice<"full_width_cta", FullWidthCtaSliceVariation>;

/**
 * Primary content in *GenericCards → Default → Primary*
 */
export interface GenericCardsSliceDefaultPrimary {
	/**
	 * Anchor hash field in *GenericCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Name of this place for links: plans is reached by #plans
	 * - **API ID Path**: generic_cards.default.primary.anchor_hash
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_hash: prismic.KeyTextField;
	
	/**
	 * Background color field in *GenericCards → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: The background of the section; white unless chosen
	 * - **API ID Path**: generic_cards.default.primary.background_color
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	background_color: prismic.SelectField<"primary" | "secondary" | "dark" | "light" | "white" | "blue" | "yellow" | "green" | "yorkshire-gray" | "cream" | "black">;
	
	/**
	 * Cta label field in *GenericCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: generic_cards.default.primary.cta_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	cta_label: prismic.KeyTextField;
	
	/**
	 * Cta url field in *GenericCards → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
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
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: generic_cards.default.primary.description
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	description: prismic.RichTextField;
	
	/**
	 * Title field in *GenericCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: generic_cards.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Title as field in *GenericCards → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Level of the heading; it changes nothing of its look
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
	 * - **Placeholder**: A line below the title
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
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: generic_cards.items[].asset
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	asset: prismic.ImageField<"focus">;
	
	/**
	 * Card background color field in *GenericCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A colour of the brand by its name, or #hex
	 * - **API ID Path**: generic_cards.items[].card_background_color
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	card_background_color: prismic.KeyTextField;
	
	/**
	 * Card text color field in *GenericCards → Items*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Asked for; used where it reads well on the background
	 * - **API ID Path**: generic_cards.items[].card_text_color
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	card_text_color: prismic.SelectField<"dark" | "light">;
	
	/**
	 * Body copy field in *GenericCards → Items*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: generic_cards.items[].body_copy
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body_copy: prismic.RichTextField;
	
	/**
	 * Eyebrow field in *GenericCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words above the title
	 * - **API ID Path**: generic_cards.items[].eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Card title field in *GenericCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: generic_cards.items[].card_title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	card_title: prismic.KeyTextField;
	
	/**
	 * Title as field in *GenericCards → Items*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Level of the heading; it changes nothing of its look
	 * - **API ID Path**: generic_cards.items[].title_as
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	title_as: prismic.SelectField<"h1" | "h2" | "h3" | "h4">;
	
	/**
	 * Bottom left text field in *GenericCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: generic_cards.items[].bottom_left_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	bottom_left_text: prismic.KeyTextField;
	
	/**
	 * Time field in *GenericCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: As it is shown, or a moment
	 * - **API ID Path**: generic_cards.items[].time
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	time: prismic.KeyTextField;
	
	/**
	 * Url field in *GenericCards → Items*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
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
 * - **Description**: Up to four tall cards with titles on pictures; the usual choice to lead to other pages
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
 * - **Description**: Up to four tall cards with titles on pictures; the usual choice to lead to other pages
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type GenericCardsSlice = prismic.SharedSlice<"generic_cards", GenericCardsSliceVariation>;

/**
 * Primary content in *GettingStarted → Default → Primary*
 */
export interface GettingStartedSliceDefaultPrimary {
	/**
	 * Title field in *GettingStarted → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: getting_started.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
}

/**
 * Primary content in *GettingStarted → Items*
 */
export interface GettingStartedSliceDefaultItem {
	/**
	 * Title field in *GettingStarted → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: getting_started.items[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Description field in *GettingStarted → Items*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: getting_started.items[].description
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	description: prismic.RichTextField;
	
	/**
	 * Desktop image field in *GettingStarted → Items*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: getting_started.items[].desktop_image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	desktop_image: prismic.ImageField<never>;
	
	/**
	 * Mobile image field in *GettingStarted → Items*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: getting_started.items[].mobile_image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	mobile_image: prismic.ImageField<never>;
	
	/**
	 * Link1 label field in *GettingStarted → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: getting_started.items[].link1_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	link1_label: prismic.KeyTextField;
	
	/**
	 * Link1 URL field in *GettingStarted → Items*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: getting_started.items[].link1_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link1_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Link2 label field in *GettingStarted → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: getting_started.items[].link2_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	link2_label: prismic.KeyTextField;
	
	/**
	 * Link2 URL field in *GettingStarted → Items*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: getting_started.items[].link2_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link2_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Default variation for GettingStarted Slice
 *
 * - **API ID**: `default`
 * - **Description**: Up to three steps or ways to begin, each with a picture, one at a time
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type GettingStartedSliceDefault = prismic.SharedSliceVariation<"default", Simplify<GettingStartedSliceDefaultPrimary>, Simplify<GettingStartedSliceDefaultItem>>;

/**
 * Slice variation for *GettingStarted*
 */
type GettingStartedSliceVariation = GettingStartedSliceDefault

/**
 * GettingStarted Shared Slice
 *
 * - **API ID**: `getting_started`
 * - **Description**: Up to three steps or ways to begin, each with a picture, one at a time
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type GettingStartedSlice = prismic.SharedSlice<"getting_started", GettingStartedSliceVariation>;

/**
 * Primary content in *GivengainSignUp → Default → Primary*
 */
export interface GivengainSignUpSliceDefaultPrimary {
	/**
	 * Anchor hash field in *GivengainSignUp → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Name of this place for links: plans is reached by #plans
	 * - **API ID Path**: givengain_sign_up.default.primary.anchor_hash
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_hash: prismic.KeyTextField;
	
	/**
	 * Background image field in *GivengainSignUp → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: givengain_sign_up.default.primary.background_image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	background_image: prismic.ImageField<"tablet" | "mobile_short">;
	
	/**
	 * Hero title field in *GivengainSignUp → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; otherwise: Support the Ride
	 * - **API ID Path**: givengain_sign_up.default.primary.hero_title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hero_title: prismic.KeyTextField;
	
	/**
	 * Hero subtitle field in *GivengainSignUp → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A line below the title
	 * - **API ID Path**: givengain_sign_up.default.primary.hero_subtitle
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hero_subtitle: prismic.KeyTextField;
	
	/**
	 * Fundraising event ID field in *GivengainSignUp → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: The number of the event at the fundraising provider
	 * - **API ID Path**: givengain_sign_up.default.primary.fundraising_event_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	fundraising_event_id: prismic.KeyTextField;
	
	/**
	 * Start label field in *GivengainSignUp → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Otherwise: Start Fundraising
	 * - **API ID Path**: givengain_sign_up.default.primary.start_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	start_label: prismic.KeyTextField;
	
	/**
	 * Donate label field in *GivengainSignUp → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Otherwise: Donate
	 * - **API ID Path**: givengain_sign_up.default.primary.donate_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	donate_label: prismic.KeyTextField;
	
	/**
	 * Share label field in *GivengainSignUp → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Otherwise: Share
	 * - **API ID Path**: givengain_sign_up.default.primary.share_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	share_label: prismic.KeyTextField;
	
	/**
	 * Copy label field in *GivengainSignUp → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Otherwise: Copy
	 * - **API ID Path**: givengain_sign_up.default.primary.copy_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	copy_label: prismic.KeyTextField;
	
	/**
	 * Fundraising page label field in *GivengainSignUp → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Otherwise: Go to my fundraising page
	 * - **API ID Path**: givengain_sign_up.default.primary.fundraising_page_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	fundraising_page_label: prismic.KeyTextField;
	
	/**
	 * Terms text field in *GivengainSignUp → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: What is to be accepted before the page is made; one paragraph
	 * - **API ID Path**: givengain_sign_up.default.primary.terms_text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	terms_text: prismic.RichTextField;
}

/**
 * Primary content in *GivengainSignUp → Items*
 */
export interface GivengainSignUpSliceDefaultItem {
	/**
	 * Anecdote field in *GivengainSignUp → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Shown while the page is being made; the first three are
	 * - **API ID Path**: givengain_sign_up.items[].anecdote
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anecdote: prismic.KeyTextField;
}

/**
 * Default variation for GivengainSignUp Slice
 *
 * - **API ID**: `default`
 * - **Description**: A page to raise money for a charity, made with one click
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type GivengainSignUpSliceDefault = prismic.SharedSliceVariation<"default", Simplify<GivengainSignUpSliceDefaultPrimary>, Simplify<GivengainSignUpSliceDefaultItem>>;

/**
 * Slice variation for *GivengainSignUp*
 */
type GivengainSignUpSliceVariation = GivengainSignUpSliceDefault

/**
 * GivengainSignUp Shared Slice
 *
 * - **API ID**: `givengain_sign_up`
 * - **Description**: A page to raise money for a charity, made with one click
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type GivengainSignUpSlice = prismic.SharedSlice<"givengain_sign_up", GivengainSignUpSliceVariation>;

/**
 * Primary content in *Hero → Default → Primary*
 */
export interface HeroSliceDefaultPrimary {
	/**
	 * Eyebrow field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words above the title
	 * - **API ID Path**: hero.default.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Eyebrow image field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: A few words above the title
	 * - **API ID Path**: hero.default.primary.eyebrow_image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	eyebrow_image: prismic.ImageField<never>;
	
	/**
	 * Title field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: hero.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Body field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: hero.default.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Subtitle field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A line below the title
	 * - **API ID Path**: hero.default.primary.subtitle
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	subtitle: prismic.KeyTextField;
	
	/**
	 * Headline size field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: How large the words are drawn
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
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: hero.default.primary.background_image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	background_image: prismic.ImageField<"tablet" | "mobile" | "focus">;
	
	/**
	 * Background video url field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Address of an mp4 file; the player of a video host does not play behind words
	 * - **API ID Path**: hero.default.primary.background_video_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	background_video_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Mobile background video url field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Address of an mp4 file; the player of a video host does not play behind words
	 * - **API ID Path**: hero.default.primary.mobile_background_video_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	mobile_background_video_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Background poster field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: hero.default.primary.background_poster
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	background_poster: prismic.ImageField<"focus">;
	
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
	 * - **Placeholder**: Switches this on
	 * - **API ID Path**: hero.default.primary.overlay_opacity
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	overlay_opacity: prismic.NumberField;
	
	/**
	 * Alignment field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: On which side it stands
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
	 * - **Default Value**: true
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
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: hero.default.primary.primary_cta_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	primary_cta_label: prismic.KeyTextField;
	
	/**
	 * Primary cta url field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: hero.default.primary.primary_cta_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	primary_cta_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Primary cta color field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: The colour of the button; the usual one unless chosen
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
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: hero.default.primary.secondary_cta_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	secondary_cta_label: prismic.KeyTextField;
	
	/**
	 * Secondary cta url field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: hero.default.primary.secondary_cta_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	secondary_cta_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Secondary cta color field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: The colour of the button; the usual one unless chosen
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
	 * - **Placeholder**: Address of a video file or of an embedded player
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
	 * - **Placeholder**: Shown as it is written
	 * - **API ID Path**: hero_banner.default.primary.banner_type
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	banner_type: prismic.SelectField<"default" | "campaign">;
	
	/**
	 * Background color field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: The background without a picture; orange unless chosen
	 * - **API ID Path**: hero_banner.default.primary.background_color
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	background_color: prismic.SelectField<"primary" | "secondary" | "dark" | "light" | "blue" | "yellow" | "green" | "yorkshire-gray" | "cream" | "black">;
	
	/**
	 * Text color field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Asked for; used where it reads well on the background
	 * - **API ID Path**: hero_banner.default.primary.text_color
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	text_color: prismic.SelectField<"light" | "dark">;
	
	/**
	 * Background video url field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Address of an mp4 file; the player of a video host does not play behind words
	 * - **API ID Path**: hero_banner.default.primary.background_video_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	background_video_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Mobile background video url field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Address of an mp4 file; the player of a video host does not play behind words
	 * - **API ID Path**: hero_banner.default.primary.mobile_background_video_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	mobile_background_video_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Background image 1 field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: hero_banner.default.primary.background_image_1
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	background_image_1: prismic.ImageField<"tablet" | "mobile" | "mobile_short" | "focus">;
	
	/**
	 * Background image 2 field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: hero_banner.default.primary.background_image_2
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	background_image_2: prismic.ImageField<"tablet" | "mobile" | "mobile_short" | "focus">;
	
	/**
	 * Background image 3 field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: hero_banner.default.primary.background_image_3
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	background_image_3: prismic.ImageField<"tablet" | "mobile" | "mobile_short" | "focus">;
	
	/**
	 * Background image 4 field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: hero_banner.default.primary.background_image_4
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	background_image_4: prismic.ImageField<"tablet" | "mobile" | "mobile_short" | "focus">;
	
	/**
	 * Icon field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: hero_banner.default.primary.icon
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	icon: prismic.ImageField<never>;
	
	/**
	 * Suptitle field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words above the title
	 * - **API ID Path**: hero_banner.default.primary.suptitle
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	suptitle: prismic.KeyTextField;
	
	/**
	 * Title field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: hero_banner.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Subtitle field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A line below the title
	 * - **API ID Path**: hero_banner.default.primary.subtitle
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	subtitle: prismic.KeyTextField;
	
	/**
	 * Banner size field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Shown as it is written
	 * - **API ID Path**: hero_banner.default.primary.banner_size
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	banner_size: prismic.SelectField<"medium" | "large">;
	
	/**
	 * Mobile banner size field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Shown as it is written
	 * - **API ID Path**: hero_banner.default.primary.mobile_banner_size
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	mobile_banner_size: prismic.SelectField<"tall" | "short">;
	
	/**
	 * Button label field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: hero_banner.default.primary.button_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	button_label: prismic.KeyTextField;
	
	/**
	 * Button color field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: The colour of the button; the usual one unless chosen
	 * - **API ID Path**: hero_banner.default.primary.button_color
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	button_color: prismic.SelectField<"primary" | "secondary" | "dark" | "light" | "blue" | "yellow" | "green">;
	
	/**
	 * Button url field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: hero_banner.default.primary.button_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	button_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Button event field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: What happens on a click instead of a link, such as create_account or play_video
	 * - **API ID Path**: hero_banner.default.primary.button_event
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	button_event: prismic.SelectField<"create_account" | "open_chat" | "open_kustomer_chat" | "open_contact_email_form" | "open_solvvy" | "play_video" | "campaign_register">;
	
	/**
	 * Button target field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: _blank opens in a new tab
	 * - **API ID Path**: hero_banner.default.primary.button_target
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	button_target: prismic.SelectField<"_self" | "_blank">;
	
	/**
	 * Button size field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Shown as it is written
	 * - **API ID Path**: hero_banner.default.primary.button_size
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	button_size: prismic.SelectField<"small" | "medium" | "large">;
	
	/**
	 * Terms prompt field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: hero_banner.default.primary.terms_prompt
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	terms_prompt: prismic.RichTextField;
	
	/**
	 * End date field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Timestamp
	 * - **Placeholder**: As it is shown, or a moment
	 * - **API ID Path**: hero_banner.default.primary.end_date
	 * - **Documentation**: https://prismic.io/docs/fields/timestamp
	 */
	end_date: prismic.TimestampField;
	
	/**
	 * Text position horizontal field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: On which side it stands
	 * - **API ID Path**: hero_banner.default.primary.text_position_horizontal
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	text_position_horizontal: prismic.SelectField<"left" | "center" | "right">;
	
	/**
	 * Text position vertical field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: On which side it stands
	 * - **API ID Path**: hero_banner.default.primary.text_position_vertical
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	text_position_vertical: prismic.SelectField<"top" | "center" | "bottom">;
	
	/**
	 * Text inset field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Switches this on
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
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: hero_banner.default.primary.countdown_logo
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	countdown_logo: prismic.ImageField<never>;
	
	/**
	 * Days label field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: hero_banner.default.primary.days_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	days_label: prismic.KeyTextField;
	
	/**
	 * Hours label field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: hero_banner.default.primary.hours_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hours_label: prismic.KeyTextField;
	
	/**
	 * Minutes label field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: hero_banner.default.primary.minutes_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	minutes_label: prismic.KeyTextField;
	
	/**
	 * Seconds label field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: hero_banner.default.primary.seconds_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	seconds_label: prismic.KeyTextField;
	
	/**
	 * Feature card 1 title field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: hero_banner.default.primary.feature_card_1_title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	feature_card_1_title: prismic.KeyTextField;
	
	/**
	 * Feature card 1 subtitle field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A line below the title
	 * - **API ID Path**: hero_banner.default.primary.feature_card_1_subtitle
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	feature_card_1_subtitle: prismic.KeyTextField;
	
	/**
	 * Feature card 1 url field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: hero_banner.default.primary.feature_card_1_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	feature_card_1_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Feature card 1 image field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: hero_banner.default.primary.feature_card_1_image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	feature_card_1_image: prismic.ImageField<"focus">;
	
	/**
	 * Feature card 2 title field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: hero_banner.default.primary.feature_card_2_title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	feature_card_2_title: prismic.KeyTextField;
	
	/**
	 * Feature card 2 subtitle field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A line below the title
	 * - **API ID Path**: hero_banner.default.primary.feature_card_2_subtitle
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	feature_card_2_subtitle: prismic.KeyTextField;
	
	/**
	 * Feature card 2 url field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: hero_banner.default.primary.feature_card_2_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	feature_card_2_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Feature card 2 image field in *HeroBanner → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: hero_banner.default.primary.feature_card_2_image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	feature_card_2_image: prismic.ImageField<"focus">;
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
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: hero_carousel.items[].headline
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	headline: prismic.KeyTextField;
	
	/**
	 * Text field in *HeroCarousel → Items*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: hero_carousel.items[].text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Image field in *HeroCarousel → Items*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: hero_carousel.items[].image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<"mobile" | "focus">;
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
 * Primary content in *HeroWithCards → Default → Primary*
 */
export interface HeroWithCardsSliceDefaultPrimary {
	/**
	 * Title field in *HeroWithCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: hero_with_cards.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Body field in *HeroWithCards → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: hero_with_cards.default.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Background image field in *HeroWithCards → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: 2400 × 1350 or more; its middle lies behind the words
	 * - **API ID Path**: hero_with_cards.default.primary.background_image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	background_image: prismic.ImageField<"focus">;
	
	/**
	 * First button field in *HeroWithCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button; shown only with an address
	 * - **API ID Path**: hero_with_cards.default.primary.primary_cta_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	primary_cta_label: prismic.KeyTextField;
	
	/**
	 * First button leads to field in *HeroWithCards → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: hero_with_cards.default.primary.primary_cta_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	primary_cta_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Title as field in *HeroWithCards → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Level of the heading; it changes nothing of its look
	 * - **API ID Path**: hero_with_cards.default.primary.title_as
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	title_as: prismic.SelectField<"h1" | "h2" | "h3" | "h4">;
	
	/**
	 * Second button field in *HeroWithCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button; shown only with an address
	 * - **API ID Path**: hero_with_cards.default.primary.secondary_cta_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	secondary_cta_label: prismic.KeyTextField;
	
	/**
	 * Second button leads to field in *HeroWithCards → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: hero_with_cards.default.primary.secondary_cta_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	secondary_cta_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Primary content in *HeroWithCards → Items*
 */
export interface HeroWithCardsSliceDefaultItem {
	/**
	 * Title field in *HeroWithCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: hero_with_cards.items[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Body field in *HeroWithCards → Items*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One sentence
	 * - **API ID Path**: hero_with_cards.items[].body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Picture field in *HeroWithCards → Items*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: Square, 400 × 400 or more
	 * - **API ID Path**: hero_with_cards.items[].image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<"focus">;
	
	/**
	 * Leads to field in *HeroWithCards → Items*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Makes the whole card a link
	 * - **API ID Path**: hero_with_cards.items[].url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Default variation for HeroWithCards Slice
 *
 * - **API ID**: `default`
 * - **Description**: Page hero: a centred title on a picture, with small linked cards over its lower edge
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroWithCardsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<HeroWithCardsSliceDefaultPrimary>, Simplify<HeroWithCardsSliceDefaultItem>>;

/**
 * Slice variation for *HeroWithCards*
 */
type HeroWithCardsSliceVariation = HeroWithCardsSliceDefault

/**
 * HeroWithCards Shared Slice
 *
 * - **API ID**: `hero_with_cards`
 * - **Description**: Page hero: a centred title on a picture, with small linked cards over its lower edge
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroWithCardsSlice = prismic.SharedSlice<"hero_with_cards", HeroWithCardsSliceVariation>;

/**
 * Primary content in *HeroWithCardsV2 → Default → Primary*
 */
export interface HeroWithCardsV2SliceDefaultPrimary {
	/**
	 * Background image, desktop field in *HeroWithCardsV2 → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: From 1200 pixels; 2400 × 1733 or more, the words stand on its left
	 * - **API ID Path**: hero_with_cards_v2.default.primary.background_image_desktop
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	background_image_desktop: prismic.ImageField<"focus">;
	
	/**
	 * Background image, tablets field in *HeroWithCardsV2 → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: From 768 to 1199 pixels. The desktop one serves where it is missing
	 * - **API ID Path**: hero_with_cards_v2.default.primary.background_image_tablet
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	background_image_tablet: prismic.ImageField<"focus">;
	
	/**
	 * Background image, phones field in *HeroWithCardsV2 → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: Up to 767 pixels, above the words; 750 × 976, of which the middle is shown. The desktop one serves where it is missing
	 * - **API ID Path**: hero_with_cards_v2.default.primary.background_image_mobile
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	background_image_mobile: prismic.ImageField<"focus">;
	
	/**
	 * Title field in *HeroWithCardsV2 → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: hero_with_cards_v2.default.primary.title1
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title1: prismic.KeyTextField;
	
	/**
	 * Title as field in *HeroWithCardsV2 → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Level of the heading; it changes nothing of its look
	 * - **API ID Path**: hero_with_cards_v2.default.primary.title_as
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	title_as: prismic.SelectField<"h1" | "h2" | "h3" | "h4">;
	
	/**
	 * Body field in *HeroWithCardsV2 → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: hero_with_cards_v2.default.primary.body1
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body1: prismic.RichTextField;
	
	/**
	 * Card titles centred field in *HeroWithCardsV2 → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: hero_with_cards_v2.default.primary.card_titles_centered
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	card_titles_centered: prismic.BooleanField;
	
	/**
	 * Words on the card pictures field in *HeroWithCardsV2 → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: hero_with_cards_v2.default.primary.cards_background_overlay_enabled
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	cards_background_overlay_enabled: prismic.BooleanField;
	
	/**
	 * Darken the background field in *HeroWithCardsV2 → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: hero_with_cards_v2.default.primary.hero_background_overlay_enabled
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	hero_background_overlay_enabled: prismic.BooleanField;
	
	/**
	 * Light cards field in *HeroWithCardsV2 → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: hero_with_cards_v2.default.primary.light_theme_cards_enabled
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	light_theme_cards_enabled: prismic.BooleanField;
	
	/**
	 * Title and body in light mode field in *HeroWithCardsV2 → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: hero_with_cards_v2.default.primary.title_body_light_mode_enabled
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	title_body_light_mode_enabled: prismic.BooleanField;
	
	/**
	 * Words of the button field in *HeroWithCardsV2 → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: no override, or a colour name or #hex; used where it reads well
	 * - **API ID Path**: hero_with_cards_v2.default.primary.secondary_cta_text_color
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	secondary_cta_text_color: prismic.KeyTextField;
	
	/**
	 * Button field in *HeroWithCardsV2 → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button; shown only with an address
	 * - **API ID Path**: hero_with_cards_v2.default.primary.secondary_cta_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	secondary_cta_label: prismic.KeyTextField;
	
	/**
	 * Button leads to field in *HeroWithCardsV2 → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: hero_with_cards_v2.default.primary.secondary_cta_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	secondary_cta_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Primary content in *HeroWithCardsV2 → Items*
 */
export interface HeroWithCardsV2SliceDefaultItem {
	/**
	 * Picture field in *HeroWithCardsV2 → Items*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: Upright, 900 × 1125 or more; its lower third lies behind the words
	 * - **API ID Path**: hero_with_cards_v2.items[].background_image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	background_image: prismic.ImageField<"focus">;
	
	/**
	 * Subtitle field in *HeroWithCardsV2 → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A line below the title
	 * - **API ID Path**: hero_with_cards_v2.items[].subtitle
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	subtitle: prismic.KeyTextField;
	
	/**
	 * Title field in *HeroWithCardsV2 → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: hero_with_cards_v2.items[].title1
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title1: prismic.KeyTextField;
	
	/**
	 * Leads to field in *HeroWithCardsV2 → Items*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Makes the whole card a link
	 * - **API ID Path**: hero_with_cards_v2.items[].url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Eyebrow field in *HeroWithCardsV2 → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words above the title
	 * - **API ID Path**: hero_with_cards_v2.items[].eyebrow_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow_text: prismic.KeyTextField;
}

/**
 * Default variation for HeroWithCardsV2 Slice
 *
 * - **API ID**: `default`
 * - **Description**: Page hero: a picture, a title and one call to action, with cards on pictures over its lower edge
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroWithCardsV2SliceDefault = prismic.SharedSliceVariation<"default", Simplify<HeroWithCardsV2SliceDefaultPrimary>, Simplify<HeroWithCardsV2SliceDefaultItem>>;

/**
 * Slice variation for *HeroWithCardsV2*
 */
type HeroWithCardsV2SliceVariation = HeroWithCardsV2SliceDefault

/**
 * HeroWithCardsV2 Shared Slice
 *
 * - **API ID**: `hero_with_cards_v2`
 * - **Description**: Page hero: a picture, a title and one call to action, with cards on pictures over its lower edge
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroWithCardsV2Slice = prismic.SharedSlice<"hero_with_cards_v2", HeroWithCardsV2SliceVariation>;

/**
 * Primary content in *HeroWithCardsV3 → Default → Primary*
 */
export interface HeroWithCardsV3SliceDefaultPrimary {
	/**
	 * Background image, desktop field in *HeroWithCardsV3 → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: From 1200 pixels; 2400 × 1733 or more, the words stand on its left
	 * - **API ID Path**: hero_with_cards_v3.default.primary.background_image_desktop
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	background_image_desktop: prismic.ImageField<"focus">;
	
	/**
	 * Background image, phones field in *HeroWithCardsV3 → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: Up to 767 pixels, above the words; 750 × 976, of which the middle is shown. The desktop one serves where it is missing
	 * - **API ID Path**: hero_with_cards_v3.default.primary.background_image_mobile
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	background_image_mobile: prismic.ImageField<"focus">;
	
	/**
	 * Title field in *HeroWithCardsV3 → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: hero_with_cards_v3.default.primary.title1
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title1: prismic.KeyTextField;
	
	/**
	 * Title as field in *HeroWithCardsV3 → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Level of the heading; it changes nothing of its look
	 * - **API ID Path**: hero_with_cards_v3.default.primary.title_as
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	title_as: prismic.SelectField<"h1" | "h2" | "h3" | "h4">;
	
	/**
	 * Body field in *HeroWithCardsV3 → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: hero_with_cards_v3.default.primary.body1
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body1: prismic.RichTextField;
	
	/**
	 * Darken the background field in *HeroWithCardsV3 → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: hero_with_cards_v3.default.primary.hero_background_overlay_enabled
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	hero_background_overlay_enabled: prismic.BooleanField;
	
	/**
	 * Title and body in light mode field in *HeroWithCardsV3 → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: hero_with_cards_v3.default.primary.title_body_light_mode_enabled
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	title_body_light_mode_enabled: prismic.BooleanField;
	
	/**
	 * First button field in *HeroWithCardsV3 → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button; shown only with an address
	 * - **API ID Path**: hero_with_cards_v3.default.primary.primary_cta_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	primary_cta_label: prismic.KeyTextField;
	
	/**
	 * First button leads to field in *HeroWithCardsV3 → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: hero_with_cards_v3.default.primary.primary_cta_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	primary_cta_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Second button field in *HeroWithCardsV3 → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button; shown only with an address
	 * - **API ID Path**: hero_with_cards_v3.default.primary.secondary_cta_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	secondary_cta_label: prismic.KeyTextField;
	
	/**
	 * Second button leads to field in *HeroWithCardsV3 → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: hero_with_cards_v3.default.primary.secondary_cta_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	secondary_cta_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Background image, tablets field in *HeroWithCardsV3 → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: From 768 to 1199 pixels. The desktop one serves where it is missing
	 * - **API ID Path**: hero_with_cards_v3.default.primary.background_image_tablet
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	background_image_tablet: prismic.ImageField<"focus">;
	
	/**
	 * Card titles centred field in *HeroWithCardsV3 → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: hero_with_cards_v3.default.primary.card_titles_centered
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	card_titles_centered: prismic.BooleanField;
	
	/**
	 * Darken the card pictures field in *HeroWithCardsV3 → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: hero_with_cards_v3.default.primary.cards_background_overlay_enabled
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	cards_background_overlay_enabled: prismic.BooleanField;
	
	/**
	 * Light cards field in *HeroWithCardsV3 → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: hero_with_cards_v3.default.primary.light_theme_cards_enabled
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	light_theme_cards_enabled: prismic.BooleanField;
	
	/**
	 * Words of the second button field in *HeroWithCardsV3 → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: no override, or a colour name or #hex; used where it reads well
	 * - **API ID Path**: hero_with_cards_v3.default.primary.secondary_cta_text_color
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	secondary_cta_text_color: prismic.KeyTextField;
}

/**
 * Primary content in *HeroWithCardsV3 → Items*
 */
export interface HeroWithCardsV3SliceDefaultItem {
	/**
	 * Title field in *HeroWithCardsV3 → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: hero_with_cards_v3.items[].title2
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title2: prismic.KeyTextField;
	
	/**
	 * Body field in *HeroWithCardsV3 → Items*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Two or three sentences
	 * - **API ID Path**: hero_with_cards_v3.items[].body1
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body1: prismic.RichTextField;
	
	/**
	 * Picture field in *HeroWithCardsV3 → Items*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: Landscape, 1200 × 800 or more
	 * - **API ID Path**: hero_with_cards_v3.items[].image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<"focus">;
}

/**
 * Default variation for HeroWithCardsV3 Slice
 *
 * - **API ID**: `default`
 * - **Description**: Page hero: a picture, a title and two calls to action, with cards of picture and text over its lower edge
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroWithCardsV3SliceDefault = prismic.SharedSliceVariation<"default", Simplify<HeroWithCardsV3SliceDefaultPrimary>, Simplify<HeroWithCardsV3SliceDefaultItem>>;

/**
 * Slice variation for *HeroWithCardsV3*
 */
type HeroWithCardsV3SliceVariation = HeroWithCardsV3SliceDefault

/**
 * HeroWithCardsV3 Shared Slice
 *
 * - **API ID**: `hero_with_cards_v3`
 * - **Description**: Page hero: a picture, a title and two calls to action, with cards of picture and text over its lower edge
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroWithCardsV3Slice = prismic.SharedSlice<"hero_with_cards_v3", HeroWithCardsV3SliceVariation>;

/**
 * Primary content in *HeroWithPlanCards → Default → Primary*
 */
export interface HeroWithPlanCardsSliceDefaultPrimary {
	/**
	 * Title field in *HeroWithPlanCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: hero_with_plan_cards.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Body field in *HeroWithPlanCards → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: hero_with_plan_cards.default.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Background image field in *HeroWithPlanCards → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: hero_with_plan_cards.default.primary.background_image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	background_image: prismic.ImageField<"focus">;
}

/**
 * Primary content in *HeroWithPlanCards → Items*
 */
export interface HeroWithPlanCardsSliceDefaultItem {
	/**
	 * Badge color field in *HeroWithPlanCards → Items*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: The colour of the badge; blue unless chosen
	 * - **API ID Path**: hero_with_plan_cards.items[].badge_color
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	badge_color: prismic.SelectField<"primary" | "secondary" | "dark" | "light" | "white" | "blue" | "yellow" | "green" | "yorkshire-gray" | "cream" | "black">;
	
	/**
	 * Badge label field in *HeroWithPlanCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: hero_with_plan_cards.items[].badge_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	badge_label: prismic.KeyTextField;
	
	/**
	 * Card image field in *HeroWithPlanCards → Items*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: hero_with_plan_cards.items[].card_image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	card_image: prismic.ImageField<"focus">;
	
	/**
	 * CTA label field in *HeroWithPlanCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: hero_with_plan_cards.items[].cta_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	cta_label: prismic.KeyTextField;
	
	/**
	 * CTA URL field in *HeroWithPlanCards → Items*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: hero_with_plan_cards.items[].cta_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	cta_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Eyebrow text field in *HeroWithPlanCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words above the title
	 * - **API ID Path**: hero_with_plan_cards.items[].eyebrow_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow_text: prismic.KeyTextField;
	
	/**
	 * Plan description field in *HeroWithPlanCards → Items*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: hero_with_plan_cards.items[].plan_description
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	plan_description: prismic.RichTextField;
	
	/**
	 * Plan duration field in *HeroWithPlanCards → Items*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: What the price is for; unless chosen, a price that is only a number is for a year
	 * - **API ID Path**: hero_with_plan_cards.items[].plan_duration
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	plan_duration: prismic.SelectField<"MONTHLY" | "ANNUAL">;
	
	/**
	 * Plan name field in *HeroWithPlanCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Shown as it is written
	 * - **API ID Path**: hero_with_plan_cards.items[].plan_name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	plan_name: prismic.KeyTextField;
	
	/**
	 * Price field in *HeroWithPlanCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: As it is shown, with its currency
	 * - **API ID Path**: hero_with_plan_cards.items[].price
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	price: prismic.KeyTextField;
	
	/**
	 * Savings field in *HeroWithPlanCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Shown as it is written
	 * - **API ID Path**: hero_with_plan_cards.items[].savings
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	savings: prismic.KeyTextField;
	
	/**
	 * Tax text field in *HeroWithPlanCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: hero_with_plan_cards.items[].tax_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	tax_text: prismic.KeyTextField;
}

/**
 * Default variation for HeroWithPlanCards Slice
 *
 * - **API ID**: `default`
 * - **Description**: The top of a page: a title and plans as cards, with the prices of the visitor's country
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroWithPlanCardsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<HeroWithPlanCardsSliceDefaultPrimary>, Simplify<HeroWithPlanCardsSliceDefaultItem>>;

/**
 * Slice variation for *HeroWithPlanCards*
 */
type HeroWithPlanCardsSliceVariation = HeroWithPlanCardsSliceDefault

/**
 * HeroWithPlanCards Shared Slice
 *
 * - **API ID**: `hero_with_plan_cards`
 * - **Description**: The top of a page: a title and plans as cards, with the prices of the visitor's country
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroWithPlanCardsSlice = prismic.SharedSlice<"hero_with_plan_cards", HeroWithPlanCardsSliceVariation>;

/**
 * Primary content in *HeroWithPlanSelection → Default → Primary*
 */
export interface HeroWithPlanSelectionSliceDefaultPrimary {
	/**
	 * Title field in *HeroWithPlanSelection → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: hero_with_plan_selection.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Body field in *HeroWithPlanSelection → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: hero_with_plan_selection.default.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Background image field in *HeroWithPlanSelection → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: hero_with_plan_selection.default.primary.background_image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	background_image: prismic.ImageField<"focus">;
	
	/**
	 * Secondary CTA label field in *HeroWithPlanSelection → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: hero_with_plan_selection.default.primary.secondary_cta_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	secondary_cta_label: prismic.KeyTextField;
	
	/**
	 * Secondary CTA URL field in *HeroWithPlanSelection → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: hero_with_plan_selection.default.primary.secondary_cta_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	secondary_cta_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Annual label field in *HeroWithPlanSelection → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: hero_with_plan_selection.default.primary.annual_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	annual_label: prismic.KeyTextField;
	
	/**
	 * Monthly label field in *HeroWithPlanSelection → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: hero_with_plan_selection.default.primary.monthly_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	monthly_label: prismic.KeyTextField;
	
	/**
	 * Submit label field in *HeroWithPlanSelection → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: hero_with_plan_selection.default.primary.submit_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	submit_label: prismic.KeyTextField;
}

/**
 * Default variation for HeroWithPlanSelection Slice
 *
 * - **API ID**: `default`
 * - **Description**: The top of a page: a title and the choice between paying by month and by year, with the prices of the visitor's country
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroWithPlanSelectionSliceDefault = prismic.SharedSliceVariation<"default", Simplify<HeroWithPlanSelectionSliceDefaultPrimary>, never>;

/**
 * Slice variation for *HeroWithPlanSelection*
 */
type HeroWithPlanSelectionSliceVariation = HeroWithPlanSelectionSliceDefault

/**
 * HeroWithPlanSelection Shared Slice
 *
 * - **API ID**: `hero_with_plan_selection`
 * - **Description**: The top of a page: a title and the choice between paying by month and by year, with the prices of the visitor's country
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroWithPlanSelectionSlice = prismic.SharedSlice<"hero_with_plan_selection", HeroWithPlanSelectionSliceVariation>;

/**
 * Primary content in *HeroWithTestimonialCards → Default → Primary*
 */
export interface HeroWithTestimonialCardsSliceDefaultPrimary {
	/**
	 * Header field in *HeroWithTestimonialCards → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: A few words; line breaks and emphasis stay
	 * - **API ID Path**: hero_with_testimonial_cards.default.primary.header
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	header: prismic.RichTextField;
	
	/**
	 * Body field in *HeroWithTestimonialCards → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: hero_with_testimonial_cards.default.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Title and body in light mode field in *HeroWithTestimonialCards → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: hero_with_testimonial_cards.default.primary.title_body_light_mode_enabled
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	title_body_light_mode_enabled: prismic.BooleanField;
	
	/**
	 * First button field in *HeroWithTestimonialCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button; shown only with an address
	 * - **API ID Path**: hero_with_testimonial_cards.default.primary.primary_cta_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	primary_cta_label: prismic.KeyTextField;
	
	/**
	 * First button leads to field in *HeroWithTestimonialCards → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: hero_with_testimonial_cards.default.primary.primary_cta_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	primary_cta_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Second button field in *HeroWithTestimonialCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button; shown only with an address
	 * - **API ID Path**: hero_with_testimonial_cards.default.primary.secondary_cta_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	secondary_cta_label: prismic.KeyTextField;
	
	/**
	 * Second button leads to field in *HeroWithTestimonialCards → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: hero_with_testimonial_cards.default.primary.secondary_cta_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	secondary_cta_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Primary content in *HeroWithTestimonialCards → Items*
 */
export interface HeroWithTestimonialCardsSliceDefaultItem {
	/**
	 * Background picture field in *HeroWithTestimonialCards → Items*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: Behind the quote, darkened; upright, 900 × 1125 or more
	 * - **API ID Path**: hero_with_testimonial_cards.items[].background_image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	background_image: prismic.ImageField<"focus">;
	
	/**
	 * Portrait field in *HeroWithTestimonialCards → Items*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: Square, 192 × 192 or more
	 * - **API ID Path**: hero_with_testimonial_cards.items[].avatar_image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	avatar_image: prismic.ImageField<never>;
	
	/**
	 * First line about the author field in *HeroWithTestimonialCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Where from, since when
	 * - **API ID Path**: hero_with_testimonial_cards.items[].author_bio_line_1
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	author_bio_line_1: prismic.KeyTextField;
	
	/**
	 * Second line about the author field in *HeroWithTestimonialCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Category, favourite road
	 * - **API ID Path**: hero_with_testimonial_cards.items[].author_bio_line_2
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	author_bio_line_2: prismic.KeyTextField;
	
	/**
	 * Author field in *HeroWithTestimonialCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Name of the person quoted
	 * - **API ID Path**: hero_with_testimonial_cards.items[].quote_author
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	quote_author: prismic.KeyTextField;
	
	/**
	 * Quote field in *HeroWithTestimonialCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Without quotation marks; one to three sentences
	 * - **API ID Path**: hero_with_testimonial_cards.items[].testimonial_quote
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	testimonial_quote: prismic.KeyTextField;
}

/**
 * Default variation for HeroWithTestimonialCards Slice
 *
 * - **API ID**: `default`
 * - **Description**: Page hero on a colour: a title and what players say, on cards over its lower edge
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroWithTestimonialCardsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<HeroWithTestimonialCardsSliceDefaultPrimary>, Simplify<HeroWithTestimonialCardsSliceDefaultItem>>;

/**
 * Slice variation for *HeroWithTestimonialCards*
 */
type HeroWithTestimonialCardsSliceVariation = HeroWithTestimonialCardsSliceDefault

/**
 * HeroWithTestimonialCards Shared Slice
 *
 * - **API ID**: `hero_with_testimonial_cards`
 * - **Description**: Page hero on a colour: a title and what players say, on cards over its lower edge
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroWithTestimonialCardsSlice = prismic.SharedSlice<"hero_with_testimonial_cards", HeroWithTestimonialCardsSliceVariation>;

/**
 * Primary content in *HeroWithVerticalCards → Default → Primary*
 */
export interface HeroWithVerticalCardsSliceDefaultPrimary {
	/**
	 * Header field in *HeroWithVerticalCards → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: A few words; line breaks and emphasis stay
	 * - **API ID Path**: hero_with_vertical_cards.default.primary.header
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	header: prismic.RichTextField;
	
	/**
	 * Body field in *HeroWithVerticalCards → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: hero_with_vertical_cards.default.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * First button field in *HeroWithVerticalCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button; shown only with an address
	 * - **API ID Path**: hero_with_vertical_cards.default.primary.primary_cta_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	primary_cta_label: prismic.KeyTextField;
	
	/**
	 * First button leads to field in *HeroWithVerticalCards → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: hero_with_vertical_cards.default.primary.primary_cta_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	primary_cta_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Second button field in *HeroWithVerticalCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button; shown only with an address
	 * - **API ID Path**: hero_with_vertical_cards.default.primary.secondary_cta_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	secondary_cta_label: prismic.KeyTextField;
	
	/**
	 * Second button leads to field in *HeroWithVerticalCards → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: hero_with_vertical_cards.default.primary.secondary_cta_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	secondary_cta_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Primary content in *HeroWithVerticalCards → Items*
 */
export interface HeroWithVerticalCardsSliceDefaultItem {
	/**
	 * Picture field in *HeroWithVerticalCards → Items*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: Upright, 900 × 1200 or more; its lower third lies behind the words
	 * - **API ID Path**: hero_with_vertical_cards.items[].background_image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	background_image: prismic.ImageField<"focus">;
	
	/**
	 * Body field in *HeroWithVerticalCards → Items*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One or two sentences
	 * - **API ID Path**: hero_with_vertical_cards.items[].body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Title field in *HeroWithVerticalCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: hero_with_vertical_cards.items[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
}

/**
 * Default variation for HeroWithVerticalCards Slice
 *
 * - **API ID**: `default`
 * - **Description**: Page hero: a title that stays in sight while tall cards pass beside it
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroWithVerticalCardsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<HeroWithVerticalCardsSliceDefaultPrimary>, Simplify<HeroWithVerticalCardsSliceDefaultItem>>;

/**
 * Slice variation for *HeroWithVerticalCards*
 */
type HeroWithVerticalCardsSliceVariation = HeroWithVerticalCardsSliceDefault

/**
 * HeroWithVerticalCards Shared Slice
 *
 * - **API ID**: `hero_with_vertical_cards`
 * - **Description**: Page hero: a title that stays in sight while tall cards pass beside it
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroWithVerticalCardsSlice = prismic.SharedSlice<"hero_with_vertical_cards", HeroWithVerticalCardsSliceVariation>;

/**
 * Primary content in *HeroWithVideo → Default → Primary*
 */
export interface HeroWithVideoSliceDefaultPrimary {
	/**
	 * Background color field in *HeroWithVideo → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: The background of the section; dark unless chosen, or cream in light mode
	 * - **API ID Path**: hero_with_video.default.primary.background_color
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	background_color: prismic.SelectField<"primary" | "secondary" | "dark" | "light" | "white" | "blue" | "yellow" | "green" | "yorkshire-gray" | "cream" | "black">;
	
	/**
	 * Body field in *HeroWithVideo → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: hero_with_video.default.primary.body1
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body1: prismic.RichTextField;
	
	/**
	 * Button field in *HeroWithVideo → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button; shown only with an address
	 * - **API ID Path**: hero_with_video.default.primary.cta_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	cta_label: prismic.KeyTextField;
	
	/**
	 * Button leads to field in *HeroWithVideo → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: hero_with_video.default.primary.cta_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	cta_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Title field in *HeroWithVideo → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: hero_with_video.default.primary.title1
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title1: prismic.KeyTextField;
	
	/**
	 * Title as field in *HeroWithVideo → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Level of the heading; it changes nothing of its look
	 * - **API ID Path**: hero_with_video.default.primary.title_as
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	title_as: prismic.SelectField<"h1" | "h2" | "h3" | "h4">;
	
	/**
	 * Headline size field in *HeroWithVideo → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: How large the words are drawn
	 * - **API ID Path**: hero_with_video.default.primary.headline_size
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	headline_size: prismic.SelectField<"HeadXXL" | "HeadXL" | "HeadLarge">;
	
	/**
	 * Title and body in light mode field in *HeroWithVideo → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: hero_with_video.default.primary.title_body_light_mode_enabled
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	title_body_light_mode_enabled: prismic.BooleanField;
	
	/**
	 * Picture of the video field in *HeroWithVideo → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: Shown until it plays; 1600 × 900 or more
	 * - **API ID Path**: hero_with_video.default.primary.video_placeholder_image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	video_placeholder_image: prismic.ImageField<"focus">;
	
	/**
	 * Video field in *HeroWithVideo → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Address of an mp4 file or of an embedded player
	 * - **API ID Path**: hero_with_video.default.primary.video_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	video_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Default variation for HeroWithVideo Slice
 *
 * - **API ID**: `default`
 * - **Description**: Page hero: a title beside the picture of a video, which opens and plays it
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroWithVideoSliceDefault = prismic.SharedSliceVariation<"default", Simplify<HeroWithVideoSliceDefaultPrimary>, never>;

/**
 * Slice variation for *HeroWithVideo*
 */
type HeroWithVideoSliceVariation = HeroWithVideoSliceDefault

/**
 * HeroWithVideo Shared Slice
 *
 * - **API ID**: `hero_with_video`
 * - **Description**: Page hero: a title beside the picture of a video, which opens and plays it
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroWithVideoSlice = prismic.SharedSlice<"hero_with_video", HeroWithVideoSliceVariation>;

/**
 * Primary content in *HowTo → Default → Primary*
 */
export interface HowToSliceDefaultPrimary {
	/**
	 * Title field in *HowTo → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: how_to.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Description field in *HowTo → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: how_to.default.primary.description
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	description: prismic.RichTextField;
}

/**
 * Primary content in *HowTo → Items*
 */
export interface HowToSliceDefaultItem {
	/**
	 * Title field in *HowTo → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: how_to.items[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Body field in *HowTo → Items*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: how_to.items[].body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Image field in *HowTo → Items*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: how_to.items[].image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
}

/**
 * Default variation for HowTo Slice
 *
 * - **API ID**: `default`
 * - **Description**: Numbered steps in order, each with a picture if it has one
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HowToSliceDefault = prismic.SharedSliceVariation<"default", Simplify<HowToSliceDefaultPrimary>, Simplify<HowToSliceDefaultItem>>;

/**
 * Slice variation for *HowTo*
 */
type HowToSliceVariation = HowToSliceDefault

/**
 * HowTo Shared Slice
 *
 * - **API ID**: `how_to`
 * - **Description**: Numbered steps in order, each with a picture if it has one
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HowToSlice = prismic.SharedSlice<"how_to", HowToSliceVariation>;

/**
 * Primary content in *ImageTextCarousel → Default → Primary*
 */
export interface ImageTextCarouselSliceDefaultPrimary {
	/**
	 * Title field in *ImageTextCarousel → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: image_text_carousel.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
}

/**
 * Primary content in *ImageTextCarousel → Items*
 */
export interface ImageTextCarouselSliceDefaultItem {
	/**
	 * Image field in *ImageTextCarousel → Items*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: image_text_carousel.items[].image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Title field in *ImageTextCarousel → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: image_text_carousel.items[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Text field in *ImageTextCarousel → Items*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: image_text_carousel.items[].text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
}

/**
 * Default variation for ImageTextCarousel Slice
 *
 * - **API ID**: `default`
 * - **Description**: Pictures with text beside them, one at a time
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ImageTextCarouselSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ImageTextCarouselSliceDefaultPrimary>, Simplify<ImageTextCarouselSliceDefaultItem>>;

/**
 * Slice variation for *ImageTextCarousel*
 */
type ImageTextCarouselSliceVariation = ImageTextCarouselSliceDefault

/**
 * ImageTextCarousel Shared Slice
 *
 * - **API ID**: `image_text_carousel`
 * - **Description**: Pictures with text beside them, one at a time
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ImageTextCarouselSlice = prismic.SharedSlice<"image_text_carousel", ImageTextCarouselSliceVariation>;

/**
 * Primary content in *LiveData → Default → Primary*
 */
export interface LiveDataSliceDefaultPrimary {
	/**
	 * Title field in *LiveData → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: live_data.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Title as field in *LiveData → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Level of the heading; it changes nothing of its look
	 * - **API ID Path**: live_data.default.primary.title_as
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	title_as: prismic.SelectField<"h1" | "h2" | "h3" | "h4">;
	
	/**
	 * Active zwifters label field in *LiveData → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: live_data.default.primary.active_zwifters_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	active_zwifters_label: prismic.KeyTextField;
	
	/**
	 * Live events label field in *LiveData → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
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
 * Primary content in *Marketplace → Default → Primary*
 */
export interface MarketplaceSliceDefaultPrimary {
	/**
	 * Title field in *Marketplace → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: marketplace.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Description field in *Marketplace → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: marketplace.default.primary.description
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	description: prismic.RichTextField;
}

/**
 * Default variation for Marketplace Slice
 *
 * - **API ID**: `default`
 * - **Description**: Things of the shop in a grid with tabs, as the shop has them today
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type MarketplaceSliceDefault = prismic.SharedSliceVariation<"default", Simplify<MarketplaceSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Marketplace*
 */
type MarketplaceSliceVariation = MarketplaceSliceDefault

/**
 * Marketplace Shared Slice
 *
 * - **API ID**: `marketplace`
 * - **Description**: Things of the shop in a grid with tabs, as the shop has them today
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type MarketplaceSlice = prismic.SharedSlice<"marketplace", MarketplaceSliceVariation>;

/**
 * Primary content in *MyEvents → Default → Primary*
 */
export interface MyEventsSliceDefaultPrimary {
	/**
	 * Title field in *MyEvents → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: my_events.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Subcopy field in *MyEvents → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: A line below the title
	 * - **API ID Path**: my_events.default.primary.subcopy
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	subcopy: prismic.RichTextField;
	
	/**
	 * Max rows field in *MyEvents → Default → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: How many at the most
	 * - **API ID Path**: my_events.default.primary.maxRows
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	maxRows: prismic.NumberField;
	
	/**
	 * Button label field in *MyEvents → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: my_events.default.primary.buttonLabel
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	buttonLabel: prismic.KeyTextField;
	
	/**
	 * Button url field in *MyEvents → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: my_events.default.primary.buttonUrl
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	buttonUrl: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Button color field in *MyEvents → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: The colour of the button; the usual one unless chosen
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
 * Primary content in *Parallax → Default → Primary*
 */
export interface ParallaxSliceDefaultPrimary {
	/**
	 * Title field in *Parallax → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: parallax.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Background image field in *Parallax → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: Fills the section and moves slower than the page; at least 2400 wide
	 * - **API ID Path**: parallax.default.primary.background_image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	background_image: prismic.ImageField<never>;
	
	/**
	 * Foreground image field in *Parallax → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: Beside the title, moves faster than the page; may be transparent. Optional
	 * - **API ID Path**: parallax.default.primary.foreground_image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	foreground_image: prismic.ImageField<never>;
}

/**
 * Default variation for Parallax Slice
 *
 * - **API ID**: `default`
 * - **Description**: A title over two pictures that move at paces of their own while the page scrolls
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ParallaxSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ParallaxSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Parallax*
 */
type ParallaxSliceVariation = ParallaxSliceDefault

/**
 * Parallax Shared Slice
 *
 * - **API ID**: `parallax`
 * - **Description**: A title over two pictures that move at paces of their own while the page scrolls
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ParallaxSlice = prismic.SharedSlice<"parallax", ParallaxSliceVariation>;

/**
 * Primary content in *PodcastCards → Default → Primary*
 */
export interface PodcastCardsSliceDefaultPrimary {
	/**
	 * CTA label field in *PodcastCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: podcast_cards.default.primary.cta_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	cta_label: prismic.KeyTextField;
	
	/**
	 * CTA URL field in *PodcastCards → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: podcast_cards.default.primary.cta_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	cta_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * CTA open new tab field in *PodcastCards → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: podcast_cards.default.primary.cta_open_new_tab
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	cta_open_new_tab: prismic.BooleanField;
	
	/**
	 * Description field in *PodcastCards → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: podcast_cards.default.primary.description
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	description: prismic.RichTextField;
	
	/**
	 * Title field in *PodcastCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: podcast_cards.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Is interactive field in *PodcastCards → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: podcast_cards.default.primary.is_interactive
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	is_interactive: prismic.BooleanField;
}

/**
 * Primary content in *PodcastCards → Items*
 */
export interface PodcastCardsSliceDefaultItem {
	/**
	 * Asset field in *PodcastCards → Items*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: podcast_cards.items[].asset
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	asset: prismic.ImageField<never>;
	
	/**
	 * Episode field in *PodcastCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Shown as it is written
	 * - **API ID Path**: podcast_cards.items[].episode
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	episode: prismic.KeyTextField;
	
	/**
	 * Green field in *PodcastCards → Items*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: podcast_cards.items[].green
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	green: prismic.BooleanField;
	
	/**
	 * Card title field in *PodcastCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: podcast_cards.items[].card_title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	card_title: prismic.KeyTextField;
	
	/**
	 * Time field in *PodcastCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: As it is shown, or a moment
	 * - **API ID Path**: podcast_cards.items[].time
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	time: prismic.KeyTextField;
	
	/**
	 * URL field in *PodcastCards → Items*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: podcast_cards.items[].url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * URL open new tab field in *PodcastCards → Items*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: podcast_cards.items[].url_open_new_tab
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	url_open_new_tab: prismic.BooleanField;
}

/**
 * Default variation for PodcastCards Slice
 *
 * - **API ID**: `default`
 * - **Description**: Episodes of a podcast in a row, each with its cover and a link to listen
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type PodcastCardsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<PodcastCardsSliceDefaultPrimary>, Simplify<PodcastCardsSliceDefaultItem>>;

/**
 * Slice variation for *PodcastCards*
 */
type PodcastCardsSliceVariation = PodcastCardsSliceDefault

/**
 * PodcastCards Shared Slice
 *
 * - **API ID**: `podcast_cards`
 * - **Description**: Episodes of a podcast in a row, each with its cover and a link to listen
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type PodcastCardsSlice = prismic.SharedSlice<"podcast_cards", PodcastCardsSliceVariation>;

/**
 * Primary content in *RouteCards → Default → Primary*
 */
export interface RouteCardsSliceDefaultPrimary {
	/**
	 * Background overlay enabled field in *RouteCards → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: route_cards.default.primary.background_overlay_enabled
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	background_overlay_enabled: prismic.BooleanField;
	
	/**
	 * Description field in *RouteCards → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: route_cards.default.primary.description
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	description: prismic.RichTextField;
	
	/**
	 * Title field in *RouteCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: route_cards.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Is interactive field in *RouteCards → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: route_cards.default.primary.is_interactive
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	is_interactive: prismic.BooleanField;
}

/**
 * Primary content in *RouteCards → Items*
 */
export interface RouteCardsSliceDefaultItem {
	/**
	 * Asset field in *RouteCards → Items*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: route_cards.items[].asset
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	asset: prismic.ImageField<never>;
	
	/**
	 * Card title field in *RouteCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: route_cards.items[].card_title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	card_title: prismic.KeyTextField;
	
	/**
	 * Description field in *RouteCards → Items*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: route_cards.items[].description
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	description: prismic.RichTextField;
	
	/**
	 * Subtitle field in *RouteCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A line below the title
	 * - **API ID Path**: route_cards.items[].subtitle
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	subtitle: prismic.KeyTextField;
}

/**
 * Default variation for RouteCards Slice
 *
 * - **API ID**: `default`
 * - **Description**: Routes of the game, each a picture with its name, length and climb
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type RouteCardsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<RouteCardsSliceDefaultPrimary>, Simplify<RouteCardsSliceDefaultItem>>;

/**
 * Slice variation for *RouteCards*
 */
type RouteCardsSliceVariation = RouteCardsSliceDefault

/**
 * RouteCards Shared Slice
 *
 * - **API ID**: `route_cards`
 * - **Description**: Routes of the game, each a picture with its name, length and climb
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type RouteCardsSlice = prismic.SharedSlice<"route_cards", RouteCardsSliceVariation>;

/**
 * Primary content in *ShopCollectionList → Default → Primary*
 */
export interface ShopCollectionListSliceDefaultPrimary {
	/**
	 * CTA label field in *ShopCollectionList → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: shop_collection_list.default.primary.cta_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	cta_label: prismic.KeyTextField;
	
	/**
	 * CTA URL field in *ShopCollectionList → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: shop_collection_list.default.primary.cta_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	cta_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Content field in *ShopCollectionList → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: shop_collection_list.default.primary.content
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	content: prismic.RichTextField;
	
	/**
	 * Title field in *ShopCollectionList → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: shop_collection_list.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Title as field in *ShopCollectionList → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Level of the heading; it changes nothing of its look
	 * - **API ID Path**: shop_collection_list.default.primary.title_as
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	title_as: prismic.SelectField<"h1" | "h2" | "h3" | "h4">;
	
	/**
	 * Collections per row field in *ShopCollectionList → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: How many cards stand in a row on a wide screen; 2 unless chosen
	 * - **API ID Path**: shop_collection_list.default.primary.collections_per_row
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	collections_per_row: prismic.SelectField<"1" | "2" | "3" | "4">;
	
	/**
	 * Button type field in *ShopCollectionList → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: The colour of the buttons on the cards; primary unless chosen
	 * - **API ID Path**: shop_collection_list.default.primary.button_type
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	button_type: prismic.SelectField<"primary" | "secondary" | "dark" | "light" | "blue" | "yellow" | "green">;
}

/**
 * Primary content in *ShopCollectionList → Items*
 */
export interface ShopCollectionListSliceDefaultItem {
	/**
	 * Card image field in *ShopCollectionList → Items*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: shop_collection_list.items[].card_image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	card_image: prismic.ImageField<never>;
	
	/**
	 * Card title field in *ShopCollectionList → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: shop_collection_list.items[].card_title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	card_title: prismic.KeyTextField;
	
	/**
	 * Button CTA label field in *ShopCollectionList → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: shop_collection_list.items[].button_cta_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	button_cta_label: prismic.KeyTextField;
	
	/**
	 * Button CTA URL field in *ShopCollectionList → Items*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: shop_collection_list.items[].button_cta_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	button_cta_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Description field in *ShopCollectionList → Items*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: shop_collection_list.items[].description
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	description: prismic.RichTextField;
	
	/**
	 * Hash field in *ShopCollectionList → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Shown as it is written
	 * - **API ID Path**: shop_collection_list.items[].hash
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	hash: prismic.KeyTextField;
}

/**
 * Default variation for ShopCollectionList Slice
 *
 * - **API ID**: `default`
 * - **Description**: Collections of the shop as cards that lead there
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ShopCollectionListSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ShopCollectionListSliceDefaultPrimary>, Simplify<ShopCollectionListSliceDefaultItem>>;

/**
 * Slice variation for *ShopCollectionList*
 */
type ShopCollectionListSliceVariation = ShopCollectionListSliceDefault

/**
 * ShopCollectionList Shared Slice
 *
 * - **API ID**: `shop_collection_list`
 * - **Description**: Collections of the shop as cards that lead there
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ShopCollectionListSlice = prismic.SharedSlice<"shop_collection_list", ShopCollectionListSliceVariation>;

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
	 * - **Placeholder**: A few words above the title
	 * - **API ID Path**: side_by_side.default.primary.eyebrow_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow_text: prismic.KeyTextField;
	
	/**
	 * Asset image field in *SideBySide → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: side_by_side.default.primary.asset_image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	asset_image: prismic.ImageField<never>;
	
	/**
	 * Title field in *SideBySide → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: side_by_side.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Title as field in *SideBySide → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Level of the heading; it changes nothing of its look
	 * - **API ID Path**: side_by_side.default.primary.title_as
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	title_as: prismic.SelectField<"h1" | "h2" | "h3" | "h4">;
	
	/**
	 * Body text field in *SideBySide → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: side_by_side.default.primary.body_text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body_text: prismic.RichTextField;
	
	/**
	 * Subtitle field in *SideBySide → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A line below the title
	 * - **API ID Path**: side_by_side.default.primary.subtitle
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	subtitle: prismic.KeyTextField;
	
	/**
	 * Primary cta label field in *SideBySide → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: side_by_side.default.primary.primary_cta_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	primary_cta_label: prismic.KeyTextField;
	
	/**
	 * Primary cta url field in *SideBySide → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: side_by_side.default.primary.primary_cta_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	primary_cta_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Secondary cta label field in *SideBySide → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: side_by_side.default.primary.secondary_cta_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	secondary_cta_label: prismic.KeyTextField;
	
	/**
	 * Secondary cta url field in *SideBySide → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
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
 * Primary content in *SideBySideWithCards → Default → Primary*
 */
export interface SideBySideWithCardsSliceDefaultPrimary {
	/**
	 * Header field in *SideBySideWithCards → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: side_by_side_with_cards.default.primary.header
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	header: prismic.RichTextField;
	
	/**
	 * Body field in *SideBySideWithCards → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: side_by_side_with_cards.default.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
}

/**
 * Primary content in *SideBySideWithCards → Items*
 */
export interface SideBySideWithCardsSliceDefaultItem {
	/**
	 * Title field in *SideBySideWithCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: side_by_side_with_cards.items[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Body field in *SideBySideWithCards → Items*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: side_by_side_with_cards.items[].body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Image field in *SideBySideWithCards → Items*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: side_by_side_with_cards.items[].image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Image mobile field in *SideBySideWithCards → Items*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: side_by_side_with_cards.items[].image_mobile
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image_mobile: prismic.ImageField<never>;
	
	/**
	 * Link1 label field in *SideBySideWithCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: side_by_side_with_cards.items[].link1_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	link1_label: prismic.KeyTextField;
	
	/**
	 * Link1 URL field in *SideBySideWithCards → Items*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: side_by_side_with_cards.items[].link1_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link1_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Link2 label field in *SideBySideWithCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: side_by_side_with_cards.items[].link2_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	link2_label: prismic.KeyTextField;
	
	/**
	 * Link2 URL field in *SideBySideWithCards → Items*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: side_by_side_with_cards.items[].link2_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link2_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Link3 label field in *SideBySideWithCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: side_by_side_with_cards.items[].link3_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	link3_label: prismic.KeyTextField;
	
	/**
	 * Link3 URL field in *SideBySideWithCards → Items*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: side_by_side_with_cards.items[].link3_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link3_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Link4 label field in *SideBySideWithCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: side_by_side_with_cards.items[].link4_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	link4_label: prismic.KeyTextField;
	
	/**
	 * Link4 URL field in *SideBySideWithCards → Items*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: side_by_side_with_cards.items[].link4_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link4_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Default variation for SideBySideWithCards Slice
 *
 * - **API ID**: `default`
 * - **Description**: A title above up to four cards; the picture beside them is that of the card in use
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type SideBySideWithCardsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<SideBySideWithCardsSliceDefaultPrimary>, Simplify<SideBySideWithCardsSliceDefaultItem>>;

/**
 * Slice variation for *SideBySideWithCards*
 */
type SideBySideWithCardsSliceVariation = SideBySideWithCardsSliceDefault

/**
 * SideBySideWithCards Shared Slice
 *
 * - **API ID**: `side_by_side_with_cards`
 * - **Description**: A title above up to four cards; the picture beside them is that of the card in use
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type SideBySideWithCardsSlice = prismic.SharedSlice<"side_by_side_with_cards", SideBySideWithCardsSliceVariation>;

/**
 * Primary content in *SideBySideOlder → Default → Primary*
 */
export interface SidebysideSliceDefaultPrimary {
	/**
	 * Title field in *SideBySideOlder → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: sidebyside.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Subtitle field in *SideBySideOlder → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A line below the title
	 * - **API ID Path**: sidebyside.default.primary.subtitle
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	subtitle: prismic.KeyTextField;
	
	/**
	 * Subtitle size field in *SideBySideOlder → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: How large the subtitle is; medium unless said
	 * - **API ID Path**: sidebyside.default.primary.subtitle_size
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	subtitle_size: prismic.SelectField<"small" | "medium" | "large">;
	
	/**
	 * Description field in *SideBySideOlder → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: sidebyside.default.primary.description
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	description: prismic.RichTextField;
	
	/**
	 * Image field in *SideBySideOlder → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: Beside the text; with a video it is what is clicked to play it
	 * - **API ID Path**: sidebyside.default.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Video embed field in *SideBySideOlder → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Address of a video file or of an embedded player; it plays in a dialog
	 * - **API ID Path**: sidebyside.default.primary.video_embed
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	video_embed: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Background image field in *SideBySideOlder → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: Behind text and picture, darkened; wins over the colour
	 * - **API ID Path**: sidebyside.default.primary.background_image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	background_image: prismic.ImageField<never>;
	
	/**
	 * Background color field in *SideBySideOlder → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Behind text and picture; white unless chosen
	 * - **API ID Path**: sidebyside.default.primary.background_color
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	background_color: prismic.SelectField<"primary" | "secondary" | "dark" | "light" | "white" | "blue" | "yellow" | "green" | "yorkshire-gray" | "cream" | "black">;
	
	/**
	 * Text alignment field in *SideBySideOlder → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Where the lines of text begin; left unless said
	 * - **API ID Path**: sidebyside.default.primary.text_alignment
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	text_alignment: prismic.SelectField<"left" | "center" | "right">;
	
	/**
	 * Image alignment field in *SideBySideOlder → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: The side of the picture from tablets up; the rhythm of the page unless said
	 * - **API ID Path**: sidebyside.default.primary.image_alignment
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	image_alignment: prismic.SelectField<"left" | "right">;
	
	/**
	 * Image size field in *SideBySideOlder → Default → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: Percent of the width from 25 to 75; 60 unless said
	 * - **API ID Path**: sidebyside.default.primary.image_size
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	image_size: prismic.NumberField;
	
	/**
	 * Inset field in *SideBySideOlder → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: sidebyside.default.primary.inset
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	inset: prismic.BooleanField;
	
	/**
	 * Text color field in *SideBySideOlder → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Used only where it reads well on the background
	 * - **API ID Path**: sidebyside.default.primary.text_color
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	text_color: prismic.SelectField<"dark" | "light" | "primary" | "secondary" | "blue" | "yellow" | "green">;
}

/**
 * Primary content in *SideBySideOlder → Items*
 */
export interface SidebysideSliceDefaultItem {
	/**
	 * Button label field in *SideBySideOlder → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: sidebyside.items[].button_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	button_label: prismic.KeyTextField;
	
	/**
	 * Button color field in *SideBySideOlder → Items*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: The colour of the button; the usual one unless chosen
	 * - **API ID Path**: sidebyside.items[].button_color
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	button_color: prismic.SelectField<"primary" | "secondary" | "dark" | "light" | "blue" | "yellow" | "green">;
	
	/**
	 * Button URL field in *SideBySideOlder → Items*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: sidebyside.items[].button_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	button_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Button event field in *SideBySideOlder → Items*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: What happens on a click instead of a link, such as create_account or play_video
	 * - **API ID Path**: sidebyside.items[].button_event
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	button_event: prismic.SelectField<"create_account" | "open_chat" | "open_kustomer_chat" | "open_contact_email_form" | "open_solvvy" | "play_video" | "campaign_register">;
	
	/**
	 * Button target field in *SideBySideOlder → Items*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: _blank opens a new tab
	 * - **API ID Path**: sidebyside.items[].button_target
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	button_target: prismic.SelectField<"_self" | "_blank">;
}

/**
 * Default variation for SideBySideOlder Slice
 *
 * - **API ID**: `default`
 * - **Description**: The older block of text beside a picture or a video, in a band or a box
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type SidebysideSliceDefault = prismic.SharedSliceVariation<"default", Simplify<SidebysideSliceDefaultPrimary>, Simplify<SidebysideSliceDefaultItem>>;

/**
 * Slice variation for *SideBySideOlder*
 */
type SidebysideSliceVariation = SidebysideSliceDefault

/**
 * SideBySideOlder Shared Slice
 *
 * - **API ID**: `sidebyside`
 * - **Description**: The older block of text beside a picture or a video, in a band or a box
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type SidebysideSlice = prismic.SharedSlice<"sidebyside", SidebysideSliceVariation>;

/**
 * Primary content in *SocialProof → Default → Primary*
 */
export interface SocialProofSliceDefaultPrimary {
	/**
	 * Title field in *SocialProof → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: social_proof.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
}

/**
 * Primary content in *SocialProof → Items*
 */
export interface SocialProofSliceDefaultItem {
	/**
	 * User name field in *SocialProof → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: The name as it is shown
	 * - **API ID Path**: social_proof.items[].userName
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	userName: prismic.KeyTextField;
	
	/**
	 * User handle field in *SocialProof → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: The name there; its at sign is added
	 * - **API ID Path**: social_proof.items[].userHandle
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	userHandle: prismic.KeyTextField;
	
	/**
	 * Social platform field in *SocialProof → Items*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Where the post is; a label on the picture
	 * - **API ID Path**: social_proof.items[].socialPlatform
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	socialPlatform: prismic.SelectField<"Instagram" | "TikTok">;
	
	/**
	 * Video URL field in *SocialProof → Items*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Address of a video file or of an embedded player; the picture plays it
	 * - **API ID Path**: social_proof.items[].videoUrl
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	videoUrl: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Post URL field in *SocialProof → Items*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Address of the post; the card leads there
	 * - **API ID Path**: social_proof.items[].postUrl
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	postUrl: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Post image field in *SocialProof → Items*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: Shown square; at least 750 wide
	 * - **API ID Path**: social_proof.items[].postImage
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	postImage: prismic.ImageField<never>;
}

/**
 * Default variation for SocialProof Slice
 *
 * - **API ID**: `default`
 * - **Description**: Posts of players on Instagram and TikTok as cards
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type SocialProofSliceDefault = prismic.SharedSliceVariation<"default", Simplify<SocialProofSliceDefaultPrimary>, Simplify<SocialProofSliceDefaultItem>>;

/**
 * Slice variation for *SocialProof*
 */
type SocialProofSliceVariation = SocialProofSliceDefault

/**
 * SocialProof Shared Slice
 *
 * - **API ID**: `social_proof`
 * - **Description**: Posts of players on Instagram and TikTok as cards
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type SocialProofSlice = prismic.SharedSlice<"social_proof", SocialProofSliceVariation>;

/**
 * Primary content in *SocialProofCarousel → Default → Primary*
 */
export interface SocialProofCarouselSliceDefaultPrimary {
	/**
	 * Background overlay enabled field in *SocialProofCarousel → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: social_proof_carousel.default.primary.background_overlay_enabled
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	background_overlay_enabled: prismic.BooleanField;
}

/**
 * Primary content in *SocialProofCarousel → Items*
 */
export interface SocialProofCarouselSliceDefaultItem {
	/**
	 * Slide enabled field in *SocialProofCarousel → Items*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: social_proof_carousel.items[].slide_enabled
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	slide_enabled: prismic.BooleanField;
	
	/**
	 * Quote field in *SocialProofCarousel → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: What somebody said, without quotation marks
	 * - **API ID Path**: social_proof_carousel.items[].quote
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	quote: prismic.KeyTextField;
	
	/**
	 * Background image field in *SocialProofCarousel → Items*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: Fills the slide; at least 1600 wide
	 * - **API ID Path**: social_proof_carousel.items[].background_image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	background_image: prismic.ImageField<never>;
	
	/**
	 * User name field in *SocialProofCarousel → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: The name as it is shown
	 * - **API ID Path**: social_proof_carousel.items[].user_name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	user_name: prismic.KeyTextField;
	
	/**
	 * User profile image field in *SocialProofCarousel → Items*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: Shown round; at least 112 wide
	 * - **API ID Path**: social_proof_carousel.items[].user_profile_image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	user_profile_image: prismic.ImageField<never>;
	
	/**
	 * Caption 1 field in *SocialProofCarousel → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Who they are: Racer from Ghent
	 * - **API ID Path**: social_proof_carousel.items[].caption1
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	caption1: prismic.KeyTextField;
	
	/**
	 * Caption 2 field in *SocialProofCarousel → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A second line below it
	 * - **API ID Path**: social_proof_carousel.items[].caption2
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	caption2: prismic.KeyTextField;
	
	/**
	 * Slide theme field in *SocialProofCarousel → Items*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: White words on dark, or dark words on light; dark unless said
	 * - **API ID Path**: social_proof_carousel.items[].slide_theme
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	slide_theme: prismic.SelectField<"dark" | "light">;
	
	/**
	 * Slide animation field in *SocialProofCarousel → Items*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: What moves as the slide comes: the words rise or the picture comes nearer; nothing unless said
	 * - **API ID Path**: social_proof_carousel.items[].slide_animation
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	slide_animation: prismic.SelectField<"rise" | "zoom">;
}

/**
 * Default variation for SocialProofCarousel Slice
 *
 * - **API ID**: `default`
 * - **Description**: What players say, each over a picture of its own, one at a time
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type SocialProofCarouselSliceDefault = prismic.SharedSliceVariation<"default", Simplify<SocialProofCarouselSliceDefaultPrimary>, Simplify<SocialProofCarouselSliceDefaultItem>>;

/**
 * Slice variation for *SocialProofCarousel*
 */
type SocialProofCarouselSliceVariation = SocialProofCarouselSliceDefault

/**
 * SocialProofCarousel Shared Slice
 *
 * - **API ID**: `social_proof_carousel`
 * - **Description**: What players say, each over a picture of its own, one at a time
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type SocialProofCarouselSlice = prismic.SharedSlice<"social_proof_carousel", SocialProofCarouselSliceVariation>;

/**
 * Primary content in *Spacer → Default → Primary*
 */
export interface SpacerSliceDefaultPrimary {
	/**
	 * Height field in *Spacer → Default → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: Shown as it is written
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
 * Primary content in *StageDetails → Default → Primary*
 */
export interface StageDetailsSliceDefaultPrimary {
	/**
	 * Title field in *StageDetails → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: stage_details.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Stage field in *StageDetails → Default → Primary*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: The stage of the series that this is about
	 * - **API ID Path**: stage_details.default.primary.stage
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	stage: prismic.ContentRelationshipField<"stage">;
}

/**
 * Primary content in *StageDetails → Items*
 */
export interface StageDetailsSliceDefaultItem {
	/**
	 * ID field in *StageDetails → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: The identifier in its own system
	 * - **API ID Path**: stage_details.items[].id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	id: prismic.KeyTextField;
	
	/**
	 * Start date field in *StageDetails → Items*
	 *
	 * - **Field Type**: Timestamp
	 * - **Placeholder**: As it is shown, or a moment
	 * - **API ID Path**: stage_details.items[].start_date
	 * - **Documentation**: https://prismic.io/docs/fields/timestamp
	 */
	start_date: prismic.TimestampField;
	
	/**
	 * End date field in *StageDetails → Items*
	 *
	 * - **Field Type**: Timestamp
	 * - **Placeholder**: As it is shown, or a moment
	 * - **API ID Path**: stage_details.items[].end_date
	 * - **Documentation**: https://prismic.io/docs/fields/timestamp
	 */
	end_date: prismic.TimestampField;
	
	/**
	 * Title field in *StageDetails → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: stage_details.items[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Description field in *StageDetails → Items*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: stage_details.items[].description
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	description: prismic.RichTextField;
	
	/**
	 * Button label field in *StageDetails → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: stage_details.items[].button_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	button_label: prismic.KeyTextField;
	
	/**
	 * Button URL field in *StageDetails → Items*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: stage_details.items[].button_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	button_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Default variation for StageDetails Slice
 *
 * - **API ID**: `default`
 * - **Description**: A stage of a series: what is ridden, which stage it is now, and how far the player has come
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type StageDetailsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<StageDetailsSliceDefaultPrimary>, Simplify<StageDetailsSliceDefaultItem>>;

/**
 * Slice variation for *StageDetails*
 */
type StageDetailsSliceVariation = StageDetailsSliceDefault

/**
 * StageDetails Shared Slice
 *
 * - **API ID**: `stage_details`
 * - **Description**: A stage of a series: what is ridden, which stage it is now, and how far the player has come
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type StageDetailsSlice = prismic.SharedSlice<"stage_details", StageDetailsSliceVariation>;

/**
 * Item in *StageScheduler → Default → Primary → Thumbnails*
 */
export interface StageSchedulerSliceDefaultPrimaryThumbnailsItem {
	/**
	 * Image field in *StageScheduler → Default → Primary → Thumbnails*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: stage_scheduler.default.primary.thumbnails[].image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
}

/**
 * Item in *StageScheduler → Default → Primary → Watch details*
 */
export interface StageSchedulerSliceDefaultPrimaryWatchDetailsItem {
	/**
	 * Title field in *StageScheduler → Default → Primary → Watch details*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: stage_scheduler.default.primary.watch_details[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Description field in *StageScheduler → Default → Primary → Watch details*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: stage_scheduler.default.primary.watch_details[].description
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	description: prismic.RichTextField;
	
	/**
	 * Button label field in *StageScheduler → Default → Primary → Watch details*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: stage_scheduler.default.primary.watch_details[].button_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	button_label: prismic.KeyTextField;
	
	/**
	 * Button URL field in *StageScheduler → Default → Primary → Watch details*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: stage_scheduler.default.primary.watch_details[].button_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	button_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Primary content in *StageScheduler → Default → Primary*
 */
export interface StageSchedulerSliceDefaultPrimary {
	/**
	 * Title field in *StageScheduler → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: stage_scheduler.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Is schedule on demand field in *StageScheduler → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: stage_scheduler.default.primary.isScheduleOnDemand
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	isScheduleOnDemand: prismic.BooleanField;
	
	/**
	 * Registration required field in *StageScheduler → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: stage_scheduler.default.primary.registration_required
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	registration_required: prismic.BooleanField;
	
	/**
	 * Campaign short name field in *StageScheduler → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: The short name of the campaign in the game
	 * - **API ID Path**: stage_scheduler.default.primary.campaign_short_name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	campaign_short_name: prismic.KeyTextField;
	
	/**
	 * Make up message field in *StageScheduler → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: stage_scheduler.default.primary.make_up_message
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	make_up_message: prismic.KeyTextField;
	
	/**
	 * Stage field in *StageScheduler → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Shown as it is written
	 * - **API ID Path**: stage_scheduler.default.primary.stage
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	stage: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Event tag field in *StageScheduler → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Tag of the events in the game
	 * - **API ID Path**: stage_scheduler.default.primary.event_tag
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	event_tag: prismic.KeyTextField;
	
	/**
	 * Series id field in *StageScheduler → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Number of the series in the game; visitors can follow its calendar
	 * - **API ID Path**: stage_scheduler.default.primary.series_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	series_id: prismic.KeyTextField;
	
	/**
	 * Thumbnails field in *StageScheduler → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: stage_scheduler.default.primary.thumbnails[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	thumbnails: prismic.GroupField<Simplify<StageSchedulerSliceDefaultPrimaryThumbnailsItem>>;
	
	/**
	 * Watch details field in *StageScheduler → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: stage_scheduler.default.primary.watch_details[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	watch_details: prismic.GroupField<Simplify<StageSchedulerSliceDefaultPrimaryWatchDetailsItem>>;
}

/**
 * Primary content in *StageScheduler → Items*
 */
export interface StageSchedulerSliceDefaultItem {
	/**
	 * Stage field in *StageScheduler → Items*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Shown as it is written
	 * - **API ID Path**: stage_scheduler.items[].stage
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	stage: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Default variation for StageScheduler Slice
 *
 * - **API ID**: `default`
 * - **Description**: Finds a start time for a stage: the player chooses kind, category, day and hour, and joins
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type StageSchedulerSliceDefault = prismic.SharedSliceVariation<"default", Simplify<StageSchedulerSliceDefaultPrimary>, Simplify<StageSchedulerSliceDefaultItem>>;

/**
 * Slice variation for *StageScheduler*
 */
type StageSchedulerSliceVariation = StageSchedulerSliceDefault

/**
 * StageScheduler Shared Slice
 *
 * - **API ID**: `stage_scheduler`
 * - **Description**: Finds a start time for a stage: the player chooses kind, category, day and hour, and joins
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type StageSchedulerSlice = prismic.SharedSlice<"stage_scheduler", StageSchedulerSliceVariation>;

/**
 * Primary content in *StickyNavigation → Items*
 */
export interface StickyNavigationSliceDefaultItem {
	/**
	 * Icon url field in *StickyNavigation → Items*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: sticky_navigation.items[].icon_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	icon_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Icon alt field in *StickyNavigation → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: What the picture shows, for those who don’t see it
	 * - **API ID Path**: sticky_navigation.items[].icon_alt
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	icon_alt: prismic.KeyTextField;
	
	/**
	 * Text field in *StickyNavigation → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: sticky_navigation.items[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
	
	/**
	 * Color field in *StickyNavigation → Items*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: The background of the tab; white unless chosen
	 * - **API ID Path**: sticky_navigation.items[].color
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	color: prismic.SelectField<"primary" | "secondary" | "dark" | "light" | "white" | "blue" | "yellow" | "green" | "yorkshire-gray" | "cream" | "black">;
	
	/**
	 * Link field in *StickyNavigation → Items*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
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
 * Primary content in *TableRowsWithIcons → Default → Primary*
 */
export interface TableRowsWithIconsSliceDefaultPrimary {
	/**
	 * Title1 field in *TableRowsWithIcons → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: table_rows_with_icons.default.primary.title1
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title1: prismic.KeyTextField;
	
	/**
	 * Title as field in *TableRowsWithIcons → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Level of the heading; it changes nothing of its look
	 * - **API ID Path**: table_rows_with_icons.default.primary.title_as
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	title_as: prismic.SelectField<"h1" | "h2" | "h3" | "h4">;
	
	/**
	 * Title size field in *TableRowsWithIcons → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: How large the words are drawn
	 * - **API ID Path**: table_rows_with_icons.default.primary.title_size
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	title_size: prismic.SelectField<"HeadXL" | "HeadXXL" | "HeadLarge">;
	
	/**
	 * Subtitle field in *TableRowsWithIcons → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A line below the title
	 * - **API ID Path**: table_rows_with_icons.default.primary.subtitle
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	subtitle: prismic.KeyTextField;
}

/**
 * Primary content in *TableRowsWithIcons → Items*
 */
export interface TableRowsWithIconsSliceDefaultItem {
	/**
	 * Row text field in *TableRowsWithIcons → Items*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: table_rows_with_icons.items[].row_text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	row_text: prismic.RichTextField;
	
	/**
	 * Icon field in *TableRowsWithIcons → Items*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: The icon beside the text; check unless chosen
	 * - **API ID Path**: table_rows_with_icons.items[].icon
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	icon: prismic.SelectField<"bike" | "run" | "heart" | "clock" | "bolt" | "mountain" | "users" | "calendar" | "screen" | "trophy" | "check">;
	
	/**
	 * Icon color field in *TableRowsWithIcons → Items*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: The colour behind the icon; primary unless chosen
	 * - **API ID Path**: table_rows_with_icons.items[].icon_color
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	icon_color: prismic.SelectField<"primary" | "secondary" | "dark" | "light" | "white" | "blue" | "yellow" | "green" | "yorkshire-gray" | "cream" | "black">;
}

/**
 * Default variation for TableRowsWithIcons Slice
 *
 * - **API ID**: `default`
 * - **Description**: A list of short facts, each with an icon
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TableRowsWithIconsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<TableRowsWithIconsSliceDefaultPrimary>, Simplify<TableRowsWithIconsSliceDefaultItem>>;

/**
 * Slice variation for *TableRowsWithIcons*
 */
type TableRowsWithIconsSliceVariation = TableRowsWithIconsSliceDefault

/**
 * TableRowsWithIcons Shared Slice
 *
 * - **API ID**: `table_rows_with_icons`
 * - **Description**: A list of short facts, each with an icon
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TableRowsWithIconsSlice = prismic.SharedSlice<"table_rows_with_icons", TableRowsWithIconsSliceVariation>;

/**
 * Primary content in *Testimonial → Default → Primary*
 */
export interface TestimonialSliceDefaultPrimary {
	/**
	 * Title field in *Testimonial → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: testimonial.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
}

/**
 * Primary content in *Testimonial → Items*
 */
export interface TestimonialSliceDefaultItem {
	/**
	 * Name field in *Testimonial → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: The name as it is shown
	 * - **API ID Path**: testimonial.items[].name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Title field in *Testimonial → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: testimonial.items[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Testimonial field in *Testimonial → Items*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: What somebody said, without quotation marks
	 * - **API ID Path**: testimonial.items[].testimonial
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	testimonial: prismic.RichTextField;
	
	/**
	 * Img field in *Testimonial → Items*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: testimonial.items[].img
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	img: prismic.ImageField<never>;
	
	/**
	 * Color field in *Testimonial → Items*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: The background of the card; light unless chosen
	 * - **API ID Path**: testimonial.items[].color
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	color: prismic.SelectField<"primary" | "secondary" | "dark" | "light" | "white" | "blue" | "yellow" | "green" | "yorkshire-gray" | "cream" | "black">;
}

/**
 * Default variation for Testimonial Slice
 *
 * - **API ID**: `default`
 * - **Description**: What players say, with their names and pictures, in a row to scroll through
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TestimonialSliceDefault = prismic.SharedSliceVariation<"default", Simplify<TestimonialSliceDefaultPrimary>, Simplify<TestimonialSliceDefaultItem>>;

/**
 * Slice variation for *Testimonial*
 */
type TestimonialSliceVariation = TestimonialSliceDefault

/**
 * Testimonial Shared Slice
 *
 * - **API ID**: `testimonial`
 * - **Description**: What players say, with their names and pictures, in a row to scroll through
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TestimonialSlice = prismic.SharedSlice<"testimonial", TestimonialSliceVariation>;

/**
 * Item in *Text → Default → Primary → Blocks*
 */
export interface TextSliceDefaultPrimaryBlocksItem {
	/**
	 * Copy field in *Text → Default → Primary → Blocks*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: text.default.primary.blocks[].copy
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	copy: prismic.RichTextField;
	
	/**
	 * Styles field in *Text → Default → Primary → Blocks*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Shown as it is written
	 * - **API ID Path**: text.default.primary.blocks[].styles
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	styles: prismic.SelectField<"body" | "lead" | "small">;
	
	/**
	 * Alignment field in *Text → Default → Primary → Blocks*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: On which side it stands
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
	 * - **Placeholder**: On which side it stands
	 * - **API ID Path**: text.default.primary.alignment
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	alignment: prismic.SelectField<"left" | "center" | "right">;
	
	/**
	 * Anchor hash field in *Text → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Name of this place for links: plans is reached by #plans
	 * - **API ID Path**: text.default.primary.anchorHash
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchorHash: prismic.KeyTextField;
	
	/**
	 * Background color field in *Text → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A colour of the brand by its name, or #hex
	 * - **API ID Path**: text.default.primary.backgroundColor
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	backgroundColor: prismic.KeyTextField;
	
	/**
	 * Text color field in *Text → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Asked for; used where it reads well on the background
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
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: text.default.primary.button_1_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	button_1_label: prismic.KeyTextField;
	
	/**
	 * Button 1 url field in *Text → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: text.default.primary.button_1_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	button_1_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Button 1 color field in *Text → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: The colour of the button; the usual one unless chosen
	 * - **API ID Path**: text.default.primary.button_1_color
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	button_1_color: prismic.SelectField<"primary" | "secondary" | "dark" | "light" | "blue" | "yellow" | "green">;
	
	/**
	 * Button 2 label field in *Text → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: text.default.primary.button_2_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	button_2_label: prismic.KeyTextField;
	
	/**
	 * Button 2 url field in *Text → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: text.default.primary.button_2_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	button_2_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Button 2 color field in *Text → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: The colour of the button; the usual one unless chosen
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
 * Item in *TextBlocks → Default → Primary → Blocks*
 */
export interface TextBlocksSliceDefaultPrimaryBlocksItem {
	/**
	 * Copy field in *TextBlocks → Default → Primary → Blocks*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: text_blocks.default.primary.blocks[].copy
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	copy: prismic.RichTextField;
	
	/**
	 * Styles field in *TextBlocks → Default → Primary → Blocks*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: How large the text of this block is; body unless chosen
	 * - **API ID Path**: text_blocks.default.primary.blocks[].styles
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	styles: prismic.SelectField<"body" | "lead" | "small">;
	
	/**
	 * Alignment field in *TextBlocks → Default → Primary → Blocks*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Where the lines of this block begin; as in the section unless chosen
	 * - **API ID Path**: text_blocks.default.primary.blocks[].alignment
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	alignment: prismic.SelectField<"left" | "center" | "right">;
}

/**
 * Primary content in *TextBlocks → Default → Primary*
 */
export interface TextBlocksSliceDefaultPrimary {
	/**
	 * Alignment field in *TextBlocks → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Where the lines of text begin; left unless chosen
	 * - **API ID Path**: text_blocks.default.primary.alignment
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	alignment: prismic.SelectField<"left" | "center" | "right">;
	
	/**
	 * Anchor hash field in *TextBlocks → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Name of this place for links: plans is reached by #plans
	 * - **API ID Path**: text_blocks.default.primary.anchorHash
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchorHash: prismic.KeyTextField;
	
	/**
	 * Background color field in *TextBlocks → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: The background of the section; white unless chosen
	 * - **API ID Path**: text_blocks.default.primary.backgroundColor
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	backgroundColor: prismic.SelectField<"primary" | "secondary" | "dark" | "light" | "white" | "blue" | "yellow" | "green" | "yorkshire-gray" | "cream" | "black">;
	
	/**
	 * Text color field in *TextBlocks → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Used only where it reads well on the background
	 * - **API ID Path**: text_blocks.default.primary.textColor
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	textColor: prismic.SelectField<"dark" | "light" | "primary" | "secondary" | "blue" | "yellow" | "green">;
	
	/**
	 * Blocks field in *TextBlocks → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: text_blocks.default.primary.blocks[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	blocks: prismic.GroupField<Simplify<TextBlocksSliceDefaultPrimaryBlocksItem>>;
	
	/**
	 * Button 1 label field in *TextBlocks → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: text_blocks.default.primary.button_1_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	button_1_label: prismic.KeyTextField;
	
	/**
	 * Button 1 URL field in *TextBlocks → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: text_blocks.default.primary.button_1_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	button_1_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Button 1 color field in *TextBlocks → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: The colour of the button; the usual one unless chosen
	 * - **API ID Path**: text_blocks.default.primary.button_1_color
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	button_1_color: prismic.SelectField<"primary" | "secondary" | "dark" | "light" | "blue" | "yellow" | "green">;
}

/**
 * Default variation for TextBlocks Slice
 *
 * - **API ID**: `default`
 * - **Description**: Short blocks of text side by side, with one button for all
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TextBlocksSliceDefault = prismic.SharedSliceVariation<"default", Simplify<TextBlocksSliceDefaultPrimary>, never>;

/**
 * Slice variation for *TextBlocks*
 */
type TextBlocksSliceVariation = TextBlocksSliceDefault

/**
 * TextBlocks Shared Slice
 *
 * - **API ID**: `text_blocks`
 * - **Description**: Short blocks of text side by side, with one button for all
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TextBlocksSlice = prismic.SharedSlice<"text_blocks", TextBlocksSliceVariation>;

/**
 * Primary content in *TextStrip → Default → Primary*
 */
export interface TextStripSliceDefaultPrimary {
	/**
	 * Text field in *TextStrip → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: text_strip.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
	
	/**
	 * Button label field in *TextStrip → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: text_strip.default.primary.button_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	button_label: prismic.KeyTextField;
	
	/**
	 * Button URL field in *TextStrip → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: text_strip.default.primary.button_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	button_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Background color field in *TextStrip → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: The background of the strip; secondary unless chosen
	 * - **API ID Path**: text_strip.default.primary.background_color
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	background_color: prismic.SelectField<"primary" | "secondary" | "dark" | "light" | "white" | "blue" | "yellow" | "green" | "yorkshire-gray" | "cream" | "black">;
}

/**
 * Default variation for TextStrip Slice
 *
 * - **API ID**: `default`
 * - **Description**: One line of text with a button, in a low band between two sections
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TextStripSliceDefault = prismic.SharedSliceVariation<"default", Simplify<TextStripSliceDefaultPrimary>, never>;

/**
 * Slice variation for *TextStrip*
 */
type TextStripSliceVariation = TextStripSliceDefault

/**
 * TextStrip Shared Slice
 *
 * - **API ID**: `text_strip`
 * - **Description**: One line of text with a button, in a low band between two sections
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TextStripSlice = prismic.SharedSlice<"text_strip", TextStripSliceVariation>;

/**
 * Primary content in *ThreeCards → Default → Primary*
 */
export interface ThreeCardsSliceDefaultPrimary {
	/**
	 * Card 1 title field in *ThreeCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: three_cards.default.primary.card_1_title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	card_1_title: prismic.KeyTextField;
	
	/**
	 * Card 1 subtitle field in *ThreeCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A line below the title
	 * - **API ID Path**: three_cards.default.primary.card_1_subtitle
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	card_1_subtitle: prismic.KeyTextField;
	
	/**
	 * Card 1 background field in *ThreeCards → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: three_cards.default.primary.card_1_background
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	card_1_background: prismic.ImageField<never>;
	
	/**
	 * Card 1 url field in *ThreeCards → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: three_cards.default.primary.card_1_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	card_1_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Card 1 category field in *ThreeCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Shown as it is written
	 * - **API ID Path**: three_cards.default.primary.card_1_category
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	card_1_category: prismic.KeyTextField;
	
	/**
	 * Card 2 title field in *ThreeCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: three_cards.default.primary.card_2_title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	card_2_title: prismic.KeyTextField;
	
	/**
	 * Card 2 subtitle field in *ThreeCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A line below the title
	 * - **API ID Path**: three_cards.default.primary.card_2_subtitle
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	card_2_subtitle: prismic.KeyTextField;
	
	/**
	 * Card 2 background field in *ThreeCards → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: three_cards.default.primary.card_2_background
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	card_2_background: prismic.ImageField<never>;
	
	/**
	 * Card 2 url field in *ThreeCards → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: three_cards.default.primary.card_2_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	card_2_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Card 2 category field in *ThreeCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Shown as it is written
	 * - **API ID Path**: three_cards.default.primary.card_2_category
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	card_2_category: prismic.KeyTextField;
	
	/**
	 * Card 3 title field in *ThreeCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: three_cards.default.primary.card_3_title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	card_3_title: prismic.KeyTextField;
	
	/**
	 * Card 3 subtitle field in *ThreeCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A line below the title
	 * - **API ID Path**: three_cards.default.primary.card_3_subtitle
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	card_3_subtitle: prismic.KeyTextField;
	
	/**
	 * Card 3 background field in *ThreeCards → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: three_cards.default.primary.card_3_background
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	card_3_background: prismic.ImageField<never>;
	
	/**
	 * Card 3 url field in *ThreeCards → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: three_cards.default.primary.card_3_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	card_3_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Card 3 category field in *ThreeCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Shown as it is written
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
 * - **Description**: Three cards of picture and words; the subtitle can say how many things a category of the shop has
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
 * - **Description**: Three cards of picture and words; the subtitle can say how many things a category of the shop has
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ThreeCardsSlice = prismic.SharedSlice<"three_cards", ThreeCardsSliceVariation>;

/**
 * Item in *TileCallout → Default → Primary → Tiles*
 */
export interface TileCalloutSliceDefaultPrimaryTilesItem {
	/**
	 * Image field in *TileCallout → Default → Primary → Tiles*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: tile_callout.default.primary.tiles[].image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<"tablet" | "mobile" | "focus">;
	
	/**
	 * Title field in *TileCallout → Default → Primary → Tiles*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: tile_callout.default.primary.tiles[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Subtitle field in *TileCallout → Default → Primary → Tiles*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A line below the title
	 * - **API ID Path**: tile_callout.default.primary.tiles[].subtitle
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	subtitle: prismic.KeyTextField;
	
	/**
	 * Description field in *TileCallout → Default → Primary → Tiles*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: tile_callout.default.primary.tiles[].description
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	description: prismic.KeyTextField;
	
	/**
	 * CTA label field in *TileCallout → Default → Primary → Tiles*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: tile_callout.default.primary.tiles[].ctaLabel
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	ctaLabel: prismic.KeyTextField;
	
	/**
	 * CTA URL field in *TileCallout → Default → Primary → Tiles*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: tile_callout.default.primary.tiles[].ctaUrl
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	ctaUrl: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Event trigger field in *TileCallout → Default → Primary → Tiles*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: What happens on a click instead of a link, such as create_account or play_video
	 * - **API ID Path**: tile_callout.default.primary.tiles[].eventTrigger
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	eventTrigger: prismic.SelectField<"create_account" | "open_chat" | "open_kustomer_chat" | "open_contact_email_form" | "open_solvvy" | "play_video" | "campaign_register">;
}

/**
 * Primary content in *TileCallout → Default → Primary*
 */
export interface TileCalloutSliceDefaultPrimary {
	/**
	 * Anchor hash field in *TileCallout → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Name of this place for links: plans is reached by #plans
	 * - **API ID Path**: tile_callout.default.primary.anchorHash
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchorHash: prismic.KeyTextField;
	
	/**
	 * Background color field in *TileCallout → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: The background of the section; dark unless chosen
	 * - **API ID Path**: tile_callout.default.primary.backgroundColor
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	backgroundColor: prismic.SelectField<"primary" | "secondary" | "dark" | "light" | "blue" | "yellow" | "green" | "yorkshire-gray" | "cream" | "black">;
	
	/**
	 * Background image field in *TileCallout → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: tile_callout.default.primary.backgroundImage
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	backgroundImage: prismic.ImageField<"focus">;
	
	/**
	 * Title field in *TileCallout → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: tile_callout.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Subtitle field in *TileCallout → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A line below the title
	 * - **API ID Path**: tile_callout.default.primary.subtitle
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	subtitle: prismic.KeyTextField;
	
	/**
	 * Subtitle size field in *TileCallout → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: How large the subtitle is; large unless chosen
	 * - **API ID Path**: tile_callout.default.primary.subtitleSize
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	subtitleSize: prismic.SelectField<"small" | "medium" | "large">;
	
	/**
	 * Text alignment field in *TileCallout → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Where the lines of title and subtitle begin; left unless chosen
	 * - **API ID Path**: tile_callout.default.primary.textAlignment
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	textAlignment: prismic.SelectField<"left" | "center" | "right">;
	
	/**
	 * Text color field in *TileCallout → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Used only where it reads well on the background; light unless chosen
	 * - **API ID Path**: tile_callout.default.primary.textColor
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	textColor: prismic.SelectField<"dark" | "light" | "primary" | "secondary" | "blue" | "yellow" | "green">;
	
	/**
	 * Tiles field in *TileCallout → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tile_callout.default.primary.tiles[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	tiles: prismic.GroupField<Simplify<TileCalloutSliceDefaultPrimaryTilesItem>>;
}

/**
 * Default variation for TileCallout Slice
 *
 * - **API ID**: `default`
 * - **Description**: Tiles of picture, words and button under one title
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TileCalloutSliceDefault = prismic.SharedSliceVariation<"default", Simplify<TileCalloutSliceDefaultPrimary>, never>;

/**
 * Slice variation for *TileCallout*
 */
type TileCalloutSliceVariation = TileCalloutSliceDefault

/**
 * TileCallout Shared Slice
 *
 * - **API ID**: `tile_callout`
 * - **Description**: Tiles of picture, words and button under one title
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TileCalloutSlice = prismic.SharedSlice<"tile_callout", TileCalloutSliceVariation>;

/**
 * Primary content in *TodaysPlan → Default → Primary*
 */
export interface TodaysPlanSliceDefaultPrimary {
	/**
	 * Anchor hash field in *TodaysPlan → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Name of this place for links: plans is reached by #plans
	 * - **API ID Path**: todays_plan.default.primary.anchor_hash
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	anchor_hash: prismic.KeyTextField;
	
	/**
	 * Title field in *TodaysPlan → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: What the training plans are, in a few words
	 * - **API ID Path**: todays_plan.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Description field in *TodaysPlan → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: What a linked account brings
	 * - **API ID Path**: todays_plan.default.primary.description
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	description: prismic.RichTextField;
	
	/**
	 * Button label field in *TodaysPlan → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Otherwise: Connect
	 * - **API ID Path**: todays_plan.default.primary.button_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	button_label: prismic.KeyTextField;
	
	/**
	 * Terms text field in *TodaysPlan → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: What is to be ticked; the partner’s own terms are shown beside it
	 * - **API ID Path**: todays_plan.default.primary.terms_text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	terms_text: prismic.RichTextField;
	
	/**
	 * Error copy field in *TodaysPlan → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Shown when linking fails
	 * - **API ID Path**: todays_plan.default.primary.error_copy
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	error_copy: prismic.RichTextField;
	
	/**
	 * One click label field in *TodaysPlan → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Otherwise: 1-Click Signup
	 * - **API ID Path**: todays_plan.default.primary.one_click_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	one_click_label: prismic.KeyTextField;
	
	/**
	 * Link account label field in *TodaysPlan → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Otherwise: Link Current Account
	 * - **API ID Path**: todays_plan.default.primary.link_account_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	link_account_label: prismic.KeyTextField;
}

/**
 * Default variation for TodaysPlan Slice
 *
 * - **API ID**: `default`
 * - **Description**: Links a player’s account with the training-plan service
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TodaysPlanSliceDefault = prismic.SharedSliceVariation<"default", Simplify<TodaysPlanSliceDefaultPrimary>, never>;

/**
 * Slice variation for *TodaysPlan*
 */
type TodaysPlanSliceVariation = TodaysPlanSliceDefault

/**
 * TodaysPlan Shared Slice
 *
 * - **API ID**: `todays_plan`
 * - **Description**: Links a player’s account with the training-plan service
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TodaysPlanSlice = prismic.SharedSlice<"todays_plan", TodaysPlanSliceVariation>;

/**
 * Primary content in *TrainingPlanCards → Default → Primary*
 */
export interface TrainingPlanCardsSliceDefaultPrimary {
	/**
	 * Title field in *TrainingPlanCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: training_plan_cards.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Title as field in *TrainingPlanCards → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Level of the heading; it changes nothing of its look
	 * - **API ID Path**: training_plan_cards.default.primary.title_as
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	title_as: prismic.SelectField<"h1" | "h2" | "h3" | "h4">;
}

/**
 * Primary content in *TrainingPlanCards → Items*
 */
export interface TrainingPlanCardsSliceDefaultItem {
	/**
	 * Asset field in *TrainingPlanCards → Items*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: training_plan_cards.items[].asset
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	asset: prismic.ImageField<"focus">;
	
	/**
	 * Badge field in *TrainingPlanCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: training_plan_cards.items[].badge
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	badge: prismic.KeyTextField;
	
	/**
	 * Description field in *TrainingPlanCards → Items*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: training_plan_cards.items[].description
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	description: prismic.RichTextField;
	
	/**
	 * Level field in *TrainingPlanCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Shown as it is written
	 * - **API ID Path**: training_plan_cards.items[].level
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	level: prismic.KeyTextField;
	
	/**
	 * Time frame field in *TrainingPlanCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: As it is shown, or a moment
	 * - **API ID Path**: training_plan_cards.items[].time_frame
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	time_frame: prismic.KeyTextField;
	
	/**
	 * Time per week field in *TrainingPlanCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: As it is shown, or a moment
	 * - **API ID Path**: training_plan_cards.items[].time_per_week
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	time_per_week: prismic.KeyTextField;
	
	/**
	 * Card title field in *TrainingPlanCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: training_plan_cards.items[].card_title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	card_title: prismic.KeyTextField;
	
	/**
	 * URL field in *TrainingPlanCards → Items*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: training_plan_cards.items[].url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Default variation for TrainingPlanCards Slice
 *
 * - **API ID**: `default`
 * - **Description**: Training plans with their level, length and hours a week
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TrainingPlanCardsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<TrainingPlanCardsSliceDefaultPrimary>, Simplify<TrainingPlanCardsSliceDefaultItem>>;

/**
 * Slice variation for *TrainingPlanCards*
 */
type TrainingPlanCardsSliceVariation = TrainingPlanCardsSliceDefault

/**
 * TrainingPlanCards Shared Slice
 *
 * - **API ID**: `training_plan_cards`
 * - **Description**: Training plans with their level, length and hours a week
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TrainingPlanCardsSlice = prismic.SharedSlice<"training_plan_cards", TrainingPlanCardsSliceVariation>;

/**
 * Primary content in *TrainingProgram → Default → Primary*
 */
export interface TrainingProgramSliceDefaultPrimary {
	/**
	 * Title field in *TrainingProgram → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: training_program.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Description field in *TrainingProgram → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: training_program.default.primary.description
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	description: prismic.RichTextField;
	
	/**
	 * Image field in *TrainingProgram → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: training_program.default.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * CTA label field in *TrainingProgram → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: training_program.default.primary.cta_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	cta_label: prismic.KeyTextField;
	
	/**
	 * CTA URL field in *TrainingProgram → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: training_program.default.primary.cta_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	cta_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Primary content in *TrainingProgram → Items*
 */
export interface TrainingProgramSliceDefaultItem {
	/**
	 * Title field in *TrainingProgram → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: training_program.items[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Body field in *TrainingProgram → Items*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: training_program.items[].body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
}

/**
 * Default variation for TrainingProgram Slice
 *
 * - **API ID**: `default`
 * - **Description**: What is in an academy's program, part by part, beside what it is about
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TrainingProgramSliceDefault = prismic.SharedSliceVariation<"default", Simplify<TrainingProgramSliceDefaultPrimary>, Simplify<TrainingProgramSliceDefaultItem>>;

/**
 * Slice variation for *TrainingProgram*
 */
type TrainingProgramSliceVariation = TrainingProgramSliceDefault

/**
 * TrainingProgram Shared Slice
 *
 * - **API ID**: `training_program`
 * - **Description**: What is in an academy's program, part by part, beside what it is about
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TrainingProgramSlice = prismic.SharedSlice<"training_program", TrainingProgramSliceVariation>;

/**
 * Primary content in *TwoColumn → Default → Primary*
 */
export interface TwoColumnSliceDefaultPrimary {
	/**
	 * Layout type field in *TwoColumn → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: One row that scrolls, or several rows; grid unless chosen
	 * - **API ID Path**: two-column.default.primary.layoutType
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	layoutType: prismic.SelectField<"grid" | "carousel">;
	
	/**
	 * Title field in *TwoColumn → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: two-column.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
}

/**
 * Primary content in *TwoColumn → Items*
 */
export interface TwoColumnSliceDefaultItem {
	/**
	 * Image field in *TwoColumn → Items*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: two-column.items[].image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Subtitle field in *TwoColumn → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A line below the title
	 * - **API ID Path**: two-column.items[].subtitle
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	subtitle: prismic.KeyTextField;
	
	/**
	 * Body copy field in *TwoColumn → Items*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: two-column.items[].bodyCopy
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	bodyCopy: prismic.RichTextField;
	
	/**
	 * CTA label field in *TwoColumn → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: two-column.items[].ctaLabel
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	ctaLabel: prismic.KeyTextField;
	
	/**
	 * CTA URL field in *TwoColumn → Items*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: two-column.items[].ctaUrl
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	ctaUrl: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * CTA color field in *TwoColumn → Items*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: The colour of the button; primary unless chosen
	 * - **API ID Path**: two-column.items[].ctaColor
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	ctaColor: prismic.SelectField<"primary" | "secondary" | "dark" | "light" | "blue" | "yellow" | "green">;
	
	/**
	 * Button type field in *TwoColumn → Items*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Filled with its colour (primary) or an outline; secondary unless chosen
	 * - **API ID Path**: two-column.items[].buttonType
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	buttonType: prismic.SelectField<"primary" | "secondary">;
	
	/**
	 * CTA open new tab field in *TwoColumn → Items*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: two-column.items[].ctaOpenNewTab
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	ctaOpenNewTab: prismic.BooleanField;
}

/**
 * Default variation for TwoColumn Slice
 *
 * - **API ID**: `default`
 * - **Description**: Columns of picture, title and text, in a row to scroll through or in a grid
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TwoColumnSliceDefault = prismic.SharedSliceVariation<"default", Simplify<TwoColumnSliceDefaultPrimary>, Simplify<TwoColumnSliceDefaultItem>>;

/**
 * Slice variation for *TwoColumn*
 */
type TwoColumnSliceVariation = TwoColumnSliceDefault

/**
 * TwoColumn Shared Slice
 *
 * - **API ID**: `two-column`
 * - **Description**: Columns of picture, title and text, in a row to scroll through or in a grid
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TwoColumnSlice = prismic.SharedSlice<"two-column", TwoColumnSliceVariation>;

/**
 * Primary content in *UserChecklist → Default → Primary*
 */
export interface UserChecklistSliceDefaultPrimary {
	/**
	 * Title field in *UserChecklist → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
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
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: user_checklist.items[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Rich title field in *UserChecklist → Items*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: user_checklist.items[].rich_title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	rich_title: prismic.RichTextField;
	
	/**
	 * Description field in *UserChecklist → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One thought; two or three sentences
	 * - **API ID Path**: user_checklist.items[].description
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	description: prismic.KeyTextField;
	
	/**
	 * Icon field in *UserChecklist → Items*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: user_checklist.items[].icon
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	icon: prismic.ImageField<never>;
	
	/**
	 * Icon alt field in *UserChecklist → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: What the picture shows, for those who don’t see it
	 * - **API ID Path**: user_checklist.items[].icon_alt
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	icon_alt: prismic.KeyTextField;
	
	/**
	 * Link field in *UserChecklist → Items*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: user_checklist.items[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Link label field in *UserChecklist → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: user_checklist.items[].link_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	link_label: prismic.KeyTextField;
	
	/**
	 * Link event field in *UserChecklist → Items*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: What happens on a click instead of a link, such as create_account or play_video
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

/**
 * Primary content in *VideoCards → Default → Primary*
 */
export interface VideoCardsSliceDefaultPrimary {
	/**
	 * CTA label field in *VideoCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Words on the button or link; shown only with an address
	 * - **API ID Path**: video_cards.default.primary.cta_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	cta_label: prismic.KeyTextField;
	
	/**
	 * CTA URL field in *VideoCards → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: video_cards.default.primary.cta_url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	cta_url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Primary content in *VideoCards → Items*
 */
export interface VideoCardsSliceDefaultItem {
	/**
	 * Asset field in *VideoCards → Items*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: At least twice as wide as it is shown
	 * - **API ID Path**: video_cards.items[].asset
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	asset: prismic.ImageField<never>;
	
	/**
	 * Card title field in *VideoCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A few words; long ones break into lines
	 * - **API ID Path**: video_cards.items[].card_title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	card_title: prismic.KeyTextField;
	
	/**
	 * Subtitle field in *VideoCards → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A line below the title
	 * - **API ID Path**: video_cards.items[].subtitle
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	subtitle: prismic.KeyTextField;
	
	/**
	 * URL field in *VideoCards → Items*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads: a page, a file or an address
	 * - **API ID Path**: video_cards.items[].url
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	url: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Default variation for VideoCards Slice
 *
 * - **API ID**: `default`
 * - **Description**: Videos as cards in a row; each leads to its page
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type VideoCardsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<VideoCardsSliceDefaultPrimary>, Simplify<VideoCardsSliceDefaultItem>>;

/**
 * Slice variation for *VideoCards*
 */
type VideoCardsSliceVariation = VideoCardsSliceDefault

/**
 * VideoCards Shared Slice
 *
 * - **API ID**: `video_cards`
 * - **Description**: Videos as cards in a row; each leads to its page
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type VideoCardsSlice = prismic.SharedSlice<"video_cards", VideoCardsSliceVariation>;

/**
 * Primary content in *VideoCategoryStrip → Default → Primary*
 */
export interface VideoCategoryStripSliceDefaultPrimary {
	/**
	 * Title field in *VideoCategoryStrip → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: The category's own title unless filled in
	 * - **API ID Path**: video_category_strip.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Category uid field in *VideoCategoryStrip → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Uid of the video category
	 * - **API ID Path**: video_category_strip.default.primary.category_uid
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	category_uid: prismic.KeyTextField;
	
	/**
	 * Video landing uid field in *VideoCategoryStrip → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Uid of the page with all videos; part of the videos' addresses
	 * - **API ID Path**: video_category_strip.default.primary.video_landing_uid
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	video_landing_uid: prismic.KeyTextField;
}

/**
 * Default variation for VideoCategoryStrip Slice
 *
 * - **API ID**: `default`
 * - **Description**: The videos of a category in a row; each leads to its own page
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type VideoCategoryStripSliceDefault = prismic.SharedSliceVariation<"default", Simplify<VideoCategoryStripSliceDefaultPrimary>, never>;

/**
 * Slice variation for *VideoCategoryStrip*
 */
type VideoCategoryStripSliceVariation = VideoCategoryStripSliceDefault

/**
 * VideoCategoryStrip Shared Slice
 *
 * - **API ID**: `video_category_strip`
 * - **Description**: The videos of a category in a row; each leads to its own page
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type VideoCategoryStripSlice = prismic.SharedSlice<"video_category_strip", VideoCategoryStripSliceVariation>;

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
			RedirectsDocument,
			RedirectsDocumentData,
			RedirectsDocumentDataRowsItem,
			SettingsDocument,
			SettingsDocumentData,
			SettingsDocumentDataNoticesItem,
			StageDocument,
			StageDocumentData,
			StageDocumentDataBodySlice,
			VideoDocument,
			VideoDocumentData,
			VideoCategoryDocument,
			VideoCategoryDocumentData,
			VideoCategoryDocumentDataCategoryVideosItem,
			AllDocumentTypes,
			AcademiesFooterSlice,
			AcademiesFooterSliceDefaultPrimary,
			AcademiesFooterSliceDefaultItem,
			AcademiesFooterSliceVariation,
			AcademiesFooterSliceDefault,
			AcademiesGridSlice,
			AcademiesGridSliceDefaultPrimary,
			AcademiesGridSliceDefaultItem,
			AcademiesGridSliceVariation,
			AcademiesGridSliceDefault,
			AcademyDescriptionsSlice,
			AcademyDescriptionsSliceDefaultPrimary,
			AcademyDescriptionsSliceDefaultItem,
			AcademyDescriptionsSliceVariation,
			AcademyDescriptionsSliceDefault,
			AcademyPunchcardNewSlice,
			AcademyPunchcardNewSliceDefaultPrimary,
			AcademyPunchcardNewSliceDefaultItem,
			AcademyPunchcardNewSliceVariation,
			AcademyPunchcardNewSliceDefault,
			AlertSlice,
			AlertSliceDefaultPrimary,
			AlertSliceVariation,
			AlertSliceDefault,
			BasicCardsSlice,
			BasicCardsSliceDefaultPrimary,
			BasicCardsSliceDefaultItem,
			BasicCardsSliceVariation,
			BasicCardsSliceDefault,
			BundleSelectorSlice,
			BundleSelectorSliceDefaultPrimary,
			BundleSelectorSliceDefaultItem,
			BundleSelectorSliceVariation,
			BundleSelectorSliceDefault,
			CampaignProgressBarSlice,
			CampaignProgressBarSliceDefaultPrimary,
			CampaignProgressBarSliceVariation,
			CampaignProgressBarSliceDefault,
			CardCarouselSlice,
			CardCarouselSliceDefaultPrimary,
			CardCarouselSliceDefaultItem,
			CardCarouselSliceVariation,
			CardCarouselSliceDefault,
			CommunitySlice,
			CommunitySliceDefaultPrimary,
			CommunitySliceDefaultItem,
			CommunitySliceVariation,
			CommunitySliceDefault,
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
			DealerLocatorSlice,
			DealerLocatorSliceDefaultPrimary,
			DealerLocatorSliceVariation,
			DealerLocatorSliceDefault,
			EjsFileSlice,
			EjsFileSliceDefaultPrimary,
			EjsFileSliceVariation,
			EjsFileSliceDefault,
			EmailSignupSlice,
			EmailSignupSliceDefaultPrimary,
			EmailSignupSliceVariation,
			EmailSignupSliceDefault,
			EmbeddedHtmlSlice,
			EmbeddedHtmlSliceDefaultPrimary,
			EmbeddedHtmlSliceVariation,
			EmbeddedHtmlSliceDefault,
			EventCardsSlice,
			EventCardsSliceDefaultPrimary,
			EventCardsSliceDefaultItem,
			EventCardsSliceVariation,
			EventCardsSliceDefault,
			EventsCalendarSlice,
			EventsCalendarSliceDefaultPrimary,
			EventsCalendarSliceVariation,
			EventsCalendarSliceDefault,
			FaqSlice,
			FaqSliceDefaultPrimary,
			FaqSliceDefaultItem,
			FaqSliceVariation,
			FaqSliceDefault,
			FeatureCardsSlice,
			FeatureCardsSliceDefaultPrimary,
			FeatureCardsSliceDefaultItem,
			FeatureCardsSliceVariation,
			FeatureCardsSliceDefault,
			FormSlice,
			FormSliceDefaultPrimary,
			FormSliceDefaultItem,
			FormSliceVariation,
			FormSliceDefault,
			FullWidthCtaSlice,
			FullWidthCtaSliceDefaultPrimary,
			FullWidthCtaSliceVariation,
			FullWidthCtaSliceDefault,
			GenericCardsSlice,
			GenericCardsSliceDefaultPrimary,
			GenericCardsSliceDefaultItem,
			GenericCardsSliceVariation,
			GenericCardsSliceDefault,
			GettingStartedSlice,
			GettingStartedSliceDefaultPrimary,
			GettingStartedSliceDefaultItem,
			GettingStartedSliceVariation,
			GettingStartedSliceDefault,
			GivengainSignUpSlice,
			GivengainSignUpSliceDefaultPrimary,
			GivengainSignUpSliceDefaultItem,
			GivengainSignUpSliceVariation,
			GivengainSignUpSliceDefault,
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
			HeroWithCardsSlice,
			HeroWithCardsSliceDefaultPrimary,
			HeroWithCardsSliceDefaultItem,
			HeroWithCardsSliceVariation,
			HeroWithCardsSliceDefault,
			HeroWithCardsV2Slice,
			HeroWithCardsV2SliceDefaultPrimary,
			HeroWithCardsV2SliceDefaultItem,
			HeroWithCardsV2SliceVariation,
			HeroWithCardsV2SliceDefault,
			HeroWithCardsV3Slice,
			HeroWithCardsV3SliceDefaultPrimary,
			HeroWithCardsV3SliceDefaultItem,
			HeroWithCardsV3SliceVariation,
			HeroWithCardsV3SliceDefault,
			HeroWithPlanCardsSlice,
			HeroWithPlanCardsSliceDefaultPrimary,
			HeroWithPlanCardsSliceDefaultItem,
			HeroWithPlanCardsSliceVariation,
			HeroWithPlanCardsSliceDefault,
			HeroWithPlanSelectionSlice,
			HeroWithPlanSelectionSliceDefaultPrimary,
			HeroWithPlanSelectionSliceVariation,
			HeroWithPlanSelectionSliceDefault,
			HeroWithTestimonialCardsSlice,
			HeroWithTestimonialCardsSliceDefaultPrimary,
			HeroWithTestimonialCardsSliceDefaultItem,
			HeroWithTestimonialCardsSliceVariation,
			HeroWithTestimonialCardsSliceDefault,
			HeroWithVerticalCardsSlice,
			HeroWithVerticalCardsSliceDefaultPrimary,
			HeroWithVerticalCardsSliceDefaultItem,
			HeroWithVerticalCardsSliceVariation,
			HeroWithVerticalCardsSliceDefault,
			HeroWithVideoSlice,
			HeroWithVideoSliceDefaultPrimary,
			HeroWithVideoSliceVariation,
			HeroWithVideoSliceDefault,
			HowToSlice,
			HowToSliceDefaultPrimary,
			HowToSliceDefaultItem,
			HowToSliceVariation,
			HowToSliceDefault,
			ImageTextCarouselSlice,
			ImageTextCarouselSliceDefaultPrimary,
			ImageTextCarouselSliceDefaultItem,
			ImageTextCarouselSliceVariation,
			ImageTextCarouselSliceDefault,
			LiveDataSlice,
			LiveDataSliceDefaultPrimary,
			LiveDataSliceVariation,
			LiveDataSliceDefault,
			MarketplaceSlice,
			MarketplaceSliceDefaultPrimary,
			MarketplaceSliceVariation,
			MarketplaceSliceDefault,
			MyEventsSlice,
			MyEventsSliceDefaultPrimary,
			MyEventsSliceVariation,
			MyEventsSliceDefault,
			ParallaxSlice,
			ParallaxSliceDefaultPrimary,
			ParallaxSliceVariation,
			ParallaxSliceDefault,
			PodcastCardsSlice,
			PodcastCardsSliceDefaultPrimary,
			PodcastCardsSliceDefaultItem,
			PodcastCardsSliceVariation,
			PodcastCardsSliceDefault,
			RouteCardsSlice,
			RouteCardsSliceDefaultPrimary,
			RouteCardsSliceDefaultItem,
			RouteCardsSliceVariation,
			RouteCardsSliceDefault,
			ShopCollectionListSlice,
			ShopCollectionListSliceDefaultPrimary,
			ShopCollectionListSliceDefaultItem,
			ShopCollectionListSliceVariation,
			ShopCollectionListSliceDefault,
			SideBySideSlice,
			SideBySideSliceDefaultPrimary,
			SideBySideSliceVariation,
			SideBySideSliceDefault,
			SideBySideWithCardsSlice,
			SideBySideWithCardsSliceDefaultPrimary,
			SideBySideWithCardsSliceDefaultItem,
			SideBySideWithCardsSliceVariation,
			SideBySideWithCardsSliceDefault,
			SidebysideSlice,
			SidebysideSliceDefaultPrimary,
			SidebysideSliceDefaultItem,
			SidebysideSliceVariation,
			SidebysideSliceDefault,
			SocialProofSlice,
			SocialProofSliceDefaultPrimary,
			SocialProofSliceDefaultItem,
			SocialProofSliceVariation,
			SocialProofSliceDefault,
			SocialProofCarouselSlice,
			SocialProofCarouselSliceDefaultPrimary,
			SocialProofCarouselSliceDefaultItem,
			SocialProofCarouselSliceVariation,
			SocialProofCarouselSliceDefault,
			SpacerSlice,
			SpacerSliceDefaultPrimary,
			SpacerSliceVariation,
			SpacerSliceDefault,
			StageDetailsSlice,
			StageDetailsSliceDefaultPrimary,
			StageDetailsSliceDefaultItem,
			StageDetailsSliceVariation,
			StageDetailsSliceDefault,
			StageSchedulerSlice,
			StageSchedulerSliceDefaultPrimaryThumbnailsItem,
			StageSchedulerSliceDefaultPrimaryWatchDetailsItem,
			StageSchedulerSliceDefaultPrimary,
			StageSchedulerSliceDefaultItem,
			StageSchedulerSliceVariation,
			StageSchedulerSliceDefault,
			StickyNavigationSlice,
			StickyNavigationSliceDefaultItem,
			StickyNavigationSliceVariation,
			StickyNavigationSliceDefault,
			TableRowsWithIconsSlice,
			TableRowsWithIconsSliceDefaultPrimary,
			TableRowsWithIconsSliceDefaultItem,
			TableRowsWithIconsSliceVariation,
			TableRowsWithIconsSliceDefault,
			TestimonialSlice,
			TestimonialSliceDefaultPrimary,
			TestimonialSliceDefaultItem,
			TestimonialSliceVariation,
			TestimonialSliceDefault,
			TextSlice,
			TextSliceDefaultPrimaryBlocksItem,
			TextSliceDefaultPrimary,
			TextSliceVariation,
			TextSliceDefault,
			TextBlocksSlice,
			TextBlocksSliceDefaultPrimaryBlocksItem,
			TextBlocksSliceDefaultPrimary,
			TextBlocksSliceVariation,
			TextBlocksSliceDefault,
			TextStripSlice,
			TextStripSliceDefaultPrimary,
			TextStripSliceVariation,
			TextStripSliceDefault,
			ThreeCardsSlice,
			ThreeCardsSliceDefaultPrimary,
			ThreeCardsSliceVariation,
			ThreeCardsSliceDefault,
			TileCalloutSlice,
			TileCalloutSliceDefaultPrimaryTilesItem,
			TileCalloutSliceDefaultPrimary,
			TileCalloutSliceVariation,
			TileCalloutSliceDefault,
			TodaysPlanSlice,
			TodaysPlanSliceDefaultPrimary,
			TodaysPlanSliceVariation,
			TodaysPlanSliceDefault,
			TrainingPlanCardsSlice,
			TrainingPlanCardsSliceDefaultPrimary,
			TrainingPlanCardsSliceDefaultItem,
			TrainingPlanCardsSliceVariation,
			TrainingPlanCardsSliceDefault,
			TrainingProgramSlice,
			TrainingProgramSliceDefaultPrimary,
			TrainingProgramSliceDefaultItem,
			TrainingProgramSliceVariation,
			TrainingProgramSliceDefault,
			TwoColumnSlice,
			TwoColumnSliceDefaultPrimary,
			TwoColumnSliceDefaultItem,
			TwoColumnSliceVariation,
			TwoColumnSliceDefault,
			UserChecklistSlice,
			UserChecklistSliceDefaultPrimary,
			UserChecklistSliceDefaultItem,
			UserChecklistSliceVariation,
			UserChecklistSliceDefault,
			VideoCardsSlice,
			VideoCardsSliceDefaultPrimary,
			VideoCardsSliceDefaultItem,
			VideoCardsSliceVariation,
			VideoCardsSliceDefault,
			VideoCategoryStripSlice,
			VideoCategoryStripSliceDefaultPrimary,
			VideoCategoryStripSliceVariation,
			VideoCategoryStripSliceDefault
		}
	}
}